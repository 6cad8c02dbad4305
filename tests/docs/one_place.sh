#!/bin/bash
# What a house rule changes is asked in one place of the rules, and the screens and programs know no switch by its name.
# An area kind is told from the others in one place, and by its name only its own files know it.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
failed=0
bad() {
  echo "$*"
  failed=1
}

effects=0
while read -r effect; do
  effects=$((effects + 1))
  count=$(grep -rhoE "Effect::${effect//-/_}\\b" src | wc -l)
  ((count == 1)) || bad "the house rule $effect is asked in $count places"
done < <(tools/enumerators Effect)
((effects >= 9)) || bad "only $effects house rules were found: has the way of writing them changed?"

# Of Wizard they stand in the code, of Clever in the sheets.
mapfile -t switches < <({
  grep -oP '^    \{"\K[a-z-]+(?=", Switch::Kind)' src/core/wizard/switches.cpp
  grep -ohP '^\[switches\.\K[a-z-]+' sheets/*.toml
} | sort -u)
((${#switches[@]} >= 11)) || bad "only ${#switches[@]} switches were found"
for name in "${switches[@]}"; do
  # ui/frame knows no game: its scripts tap a "target".
  places=$(grep -rlE --exclude-dir=frame "[!=]= *\"$name\"|\"$name\" *[!=]=" src || true)
  [[ -z $places ]] || bad "the switch $name is known by its name in ${places//$'\n'/, }"
done

# ---- area kinds
places=$(grep -rlE "AreaKind::[a-z]" src)
[[ $places == src/core/clever/areas/kinds.h ]] || bad "area kinds are told apart in ${places//$'\n'/, }"
descriptors=$(sed -n '/define FOX_CLEVER_AREA_KINDS/,/^$/s/^ *X([a-z_]*, \([A-Za-z]*\)).*/\1/p' src/core/clever/areas/kind.h)
(($(wc -l <<<"$descriptors") >= 6)) || bad "only these area kinds were found: $descriptors"
places=$(grep -rlE "clever::(${descriptors//$'\n'/|})\b" src | grep -vE '^src/(sheets/[a-z_]+_keys|ui/look/[a-z_]+_look)\.cpp$' || true)
[[ -z $places ]] || bad "area kinds are known by their names in ${places//$'\n'/, }"
# Inside the rules their short names would be other words elsewhere.
places=$(grep -rlE "\b(${descriptors//$'\n'/|})(::|\{)" src/core/clever --exclude-dir=areas || true)
[[ -z $places ]] || bad "area kinds are known by their names in ${places//$'\n'/, }"
exit "$failed"
