#!/bin/bash
# What a house rule changes is asked in one place of the rules, and the screens and programs know no switch by its name.
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
exit "$failed"
