#!/bin/bash
# sheets/README.md names every key and every fixed word that the readers of src/sheets ask a sheet file for, and in
# its tables no key that nobody asks for.
set -euo pipefail
root=$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")
readme=$root/sheets/README.md
failed=0

# Keys stand in calls of TableReader and of the helpers that take a reader first: table.need_text("rule"),
# read_box(table, "place"), list("row_bonuses", …).
calls='get|need|text|need_text|integer|need_integer|boolean|integers|numbers|texts|one_of'
helpers='read_box|read_per_cell|each_table|check_count|take'
own='list|fields|position'
mapfile -t keys < <(
  {
    grep -hoE "[.](${calls})(<[^>]*>)?\(\"[a-z_]+\"" "$root"/src/sheets/*.cpp
    grep -hoE "\b(${helpers})\([a-z]+, \"[a-z_]+\"" "$root"/src/sheets/*.cpp
    grep -hoE "\b(${own})\(\"[a-z_]+\"" "$root"/src/sheets/*.cpp
  } | grep -oE '"[a-z_]+"' | tr -d '"' | sort -u
)
# Fixed words: the names of the enums that are read, those written straight into one_of(), and the families. The effects of
# switches stand with their meaning in FOX_CLEVER_HOUSE_RULES alone.
mapfile -t words < <(
  {
    grep -hoP '(one_of|enum_named)<(clever::)?\K[A-Za-z]+' "$root"/src/sheets/*.cpp | sort -u |
      grep -vx Effect | xargs -n 1 "$root"/tools/enumerators | sed 's/.*/"&"/'
    grep -hoE 'one_of\("[a-z_]+", \{[^}]*\}' "$root"/src/sheets/*.cpp | grep -oE '\{.*'
    grep -hE 'const char\* family = ' "$root"/src/core/*/*.h
  } | grep -oE '"[a-z0-9-]+"' | tr -d '"' | sort -u
)
((${#keys[@]} >= 50 && ${#words[@]} >= 25)) || {
  echo "only ${#keys[@]} keys and ${#words[@]} words were found in src/sheets: has the way of asking changed?"
  exit 1
}

for name in "${keys[@]}" "${words[@]}"; do
  grep -qF "\`$name\`" "$readme" || {
    echo "sheets/README.md does not name \"$name\""
    failed=1
  }
done

# The other way: what stands in code at the beginning of a row of a table.
# shellcheck disable=SC2016  # the backquotes are Markdown's
while read -r name; do
  grep -qF "\"$name\"" "$root"/src/sheets/*.cpp || [[ " ${words[*]} " == *" $name "* ]] || {
    echo "sheets/README.md names \"$name\", which nobody in src/sheets reads"
    failed=1
  }
done < <(grep -oE '^\| `[a-z0-9_-]+`' "$readme" | tr -d '|` ')
exit "$failed"
