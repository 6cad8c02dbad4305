#!/bin/bash
# The maps of the code (src/README.md and the pages of its folders, tests/README.md) and the comments in the code name only what
# there is: files, folders, and the maps functions, too.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
failed=0
bad() {
  echo "$1 names $2, and there is no such $3"
  failed=1
}
# exists FROM NAME: a file, by its path from the project, from the place that names it, or by its end.
exists() {
  [[ -e $2 || -e $(dirname "$1")/$2 ]] ||
    find src tests tools sheets fonts -not -path '*/node_modules/*' -path "*/$2" | grep -q .
}

maps=(src/README.md src/core/README.md src/core/clever/README.md src/ui/README.md src/game/store/README.md tests/README.md)
total=0
for map in "${maps[@]}"; do
  # shellcheck disable=SC2016  # the backquotes are Markdown's
  mapfile -t names < <(grep -oE '`[A-Za-z_:/.0-9-]+`' "$map" | tr -d '`' | sort -u)
  total=$((total + ${#names[@]}))
  for name in "${names[@]}"; do
    case $name in
      *ID.toml) ;; # stands for any
      *.*)
        # The last: a file that the programs make.
        exists "$map" "$name" || grep -rqF "/$name\"" src || bad "$map" "$name" file
        ;;
      */*) [[ -e $name || -e src/$name ]] || bad "$map" "$name" folder ;;
      *) # a function or a type; a word of the house stands in the code as well
        grep -rqwF --include='*.h' --include='*.cpp' --include='*.toml' -- "${name##*::}" src tests/catch.h sheets ||
          bad "$map" "$name" name
        ;;
    esac
  done
done
((total >= 300)) || bad "${maps[*]}" "only $total things" map

mapfile -t cited < <(grep -rhoE '//.*' src --include='*.h' --include='*.cpp' |
  grep -oE '[A-Za-z_0-9/.-]+\.(h|cpp|md|js|py|sh|toml|cmake|html|css)\b' | sort -u)
((${#cited[@]} >= 40)) || bad "the code" "only ${#cited[@]} files" file
for name in "${cited[@]}"; do
  exists src "$name" || bad "a comment" "$name" file
done
exit "$failed"
