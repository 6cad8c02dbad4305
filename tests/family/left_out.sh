#!/bin/bash
# A family that leaves out one of the places where it is asked does not compile: the functions of the row that a source asks
# for are taken out of their header, and the source has to be refused, in the name of each. With all of them it compiles.
# What is asked through another function stands in a line of its own: the compiler does not come to it without that one.
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
src=$(dirname "$(dirname "$here")")/src
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Who asks: a source, the header of the row that answers, and what in it.
places='
sheets/sheet_file.cpp  row_reader.h     read_tables
sheets/sheet_file.cpp  row.h            family
sheets/library.cpp     row.h            coloured
game/game.cpp          row_codec.h      codec_of
game/game.cpp          row_codec.h      rules
game/game.cpp          row_codec.h      read_line complete write_line write_event legal_use state_json
game/game.cpp          row_codec.h      score_json standings round seat over argument_words argument_json perft ruling what reach
game/audit_text.cpp         row_codec.h      audit written_on marks
game/audit_text.cpp         row_codec.h      place_name
game/advice/advice.cpp row_advice.h     advise_family review_family
game/store/replay.cpp  row_codec.h      lost_bonuses
cli/play_command.cpp           row_codec.h      Player
cli/sheets_command.cpp         row_report.h     details listed_switches
cli/catalogues_command.cpp     row_report.h     ask_for_family ask_for_sheet
cli/board.cpp          row_report.h     print_turn print_table area_words
ui/screens/sheet_info.cpp     row_on_screen.h  info_of
ui/screens/mini_sheet.cpp     row_on_screen.h  draw_mini
ui/screens/colors_screen.cpp  row_on_screen.h  colors_of
ui/screens/new_game.cpp       row_on_screen.h  begins_words
ui/ends/result.cpp            row_on_screen.h  areas_of ladder_of longest_chain
ui/ends/steps.cpp             row_on_screen.h  sheet_then
ui/referee/referee.cpp        row_on_screen.h  asked_by_hand asked_about
ui/table/rule_card.cpp        row_on_screen.h  rule_at
ui/at_table.cpp               row_on_screen.h  screen_of
'

includes=(-I"$work")
IFS=: read -ra folders <<<"${HEADER_FOLDERS:?}"
for folder in "${folders[@]}"; do
  case $folder in
    /usr/include) ;; # it stands behind those of the library anyway
    "$here"* | "$src"*) includes+=(-I"$folder") ;;
    *) includes+=(-isystem "$folder") ;;
  esac
done
every=()
if "$CXX" --version | grep -q clang; then every=(-ferror-limit=0); fi
compiles() { "$CXX" -std=c++20 -fsyntax-only -w "${every[@]}" "${includes[@]}" "$src/$1" 2>"$work/said"; }

failed=0
mkdir "$work/row"
tried=" "
while read -r source header names; do
  [[ -n $source ]] || continue
  if [[ $tried != *" $source "* ]]; then
    tried+="$source "
    compiles "$source" || { echo "$source does not compile at all:"; head -5 "$work/said"; exit 1; }
  fi
  cp "$here/row/$header" "$work/row/$header"
  for name in $names; do
    # From the line that declares it up to its end.
    awk -v name="$name" '
      !gone && $0 ~ "(^|[ &*])" name "(\\(| =)" && !/^ *(return|\/\/)/ { gone = 1; inside = 1 }
      !inside { print }
      inside { depth += gsub(/{/, "{") - gsub(/}/, "}") }
      inside && depth == 0 && /(;|})$/ { inside = 0 }
      END { exit !gone }' "$work/row/$header" >"$work/less" || { echo "$header has no $name"; exit 1; }
    mv "$work/less" "$work/row/$header"
  done
  if compiles "$source"; then
    echo "$source compiles without $names of $header"
    failed=1
  fi
  for name in $names; do
    grep -qE "error: .*'([a-z:]*::)?$name'" "$work/said" && continue
    echo "$source is not refused for want of $name:"
    grep -m 5 error: "$work/said"
    failed=1
  done
  rm "$work/row/$header"
done <<<"$places"
exit $failed
