#!/bin/bash
# The games of tests/web/games, tap by tap in the real program: the saved lines are those that the browser must save, too.
# Setting: begins early
set -uo pipefail
export SDL_VIDEODRIVER=dummy LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failures=0 games=0
for script in "$(dirname "$(readlink -f "$0")")"/../web/games/*.script; do
  name=$(basename "$script" .script)
  games=$((games + 1))
  if ! "$FOXSHEET" --data "$folder/$name" --lang en --renderer none --script "$script" >"$folder/said" 2>&1; then
    echo "$name: $(<"$folder/said")"
    failures=$((failures + 1))
    continue
  fi
  "$FOXREF" games --data "$folder/$name" export 1 | sed '1,/^---$/d' >"$folder/$name.lines"
  if ! diff -u "${script%.script}.lines" "$folder/$name.lines"; then
    failures=$((failures + 1))
  fi
done
((games > 0)) || { echo "there are no games"; failures=1; }
exit $((failures > 0))
