#!/bin/bash
# What completes words in a shell and what the manual pages list is what the programs take: no option or command more or less.
set -uo pipefail
: "${FOXREF:?says where the referee is}"
root=$(dirname "$(dirname "$(dirname "$(readlink -f "$0")")")")
failed=0

options_of() { "$@" --help | grep -oE '^  +[-a-z,]*--[a-z-]+' | grep -oE -e '--[a-z-]+' | sort -u; }
has() { # FILE WORD: somewhere in it, with \- for - in a manual page
  grep -qE -e "(^|[^-a-z])${2//-/\\\\?-}([^-a-z]|\$)" "$1"
}

compare() { # PROGRAM-NAME HELP WORD...: the words stand in every file, and the help names every option offered
  local name=$1 help=$2 word file
  shift 2
  for file in tools/man/$name.6 tools/package/$name.bash tools/package/_$name; do
    for word in "$@"; do
      has "$root/$file" "$word" || { echo "$file does not know $word" && failed=1; }
    done
  done
  while read -r word; do
    grep -qE -e "(^|[^-a-z])$word([^-a-z]|\$)" <<<"$help" || { echo "$name does not take $word" && failed=1; }
  done < <(grep -ohE -e '--[a-z][a-z-]+' "$root/tools/package/$name.bash" "$root/tools/package/_$name" | sort -u)
}

mapfile -t commands < <("$FOXREF" --help | sed -n '/^Subcommands:/,$p' | grep -oE '^  [a-z-]+' | tr -d ' ')
((${#commands[@]} > 5)) || { echo "the referee's commands could not be read" && exit 1; }
help=$("$FOXREF" --help && for command in "${commands[@]}"; do "$FOXREF" "$command" --help; done)
mapfile -t options < <(options_of "$FOXREF" && for command in "${commands[@]}"; do options_of "$FOXREF" "$command"; done)
compare foxref "$help" "${commands[@]}" "${options[@]}"
if [[ -x ${FOXSHEET:-} ]]; then
  mapfile -t options < <(options_of "$FOXSHEET")
  compare foxsheet "$("$FOXSHEET" --help)" "${options[@]}"
fi
exit "$failed"
