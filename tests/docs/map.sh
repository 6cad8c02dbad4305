#!/bin/bash
# src/README.md, the map of the code, names only what there is: files, folders, functions.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
map=src/README.md
failed=0
bad() {
  echo "$map names $1, and there is no such $2"
  failed=1
}

# shellcheck disable=SC2016  # the backquotes are Markdown's
mapfile -t names < <(grep -oE '`[A-Za-z_:/.0-9-]+`' "$map" | tr -d '`' | sort -u)
((${#names[@]} >= 100)) || bad "only ${#names[@]} things" "map"
for name in "${names[@]}"; do
  case $name in
    *ID.toml) ;; # stands for any
    *.*)
      [[ -e $name ]] || find src tests tools sheets -path "*/$name" | grep -q . ||
        grep -rqF "/$name\"" src || bad "$name" file # the last: a file that the programs make
      ;;
    */*) [[ -e $name || -e src/$name ]] || bad "$name" folder ;;
    *) # a function or a type; a word of the house stands in the code as well
      grep -rqwF --include='*.h' --include='*.cpp' --include='*.toml' -- "${name##*::}" src tests/catch.h sheets ||
        bad "$name" name
      ;;
  esac
done
exit "$failed"
