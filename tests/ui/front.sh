#!/bin/bash
# From home over a new game and the settings to the first roll and back: by fingers, by keys, in every language, and
# with no text cut off and no target too small in any window.
# Setting: begins early
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export SDL_VIDEODRIVER=dummy LC_ALL=C.UTF-8

# walk NAME OPTIONS...: the script on stdin against a data folder of that name.
walk() {
  local name=$1
  shift
  cat >"$folder/walk.script"
  (cd "$folder" && "$FOXSHEET" --renderer none --data "$folder/$name" --script walk.script "$@") || {
    echo "the walk '$name' ($*) failed" >&2
    exit 1
  }
}

windows() {
  local window
  for window in 360x640 390x844 640x360 800x1280 900x700 1280x800 1920x1200; do
    printf 'size %s\nsettle\nexpect no faults\n' "$window"
  done
}

# The first start, by fingers: three players, one of them typed twice the same.
walk fingers --lang en <<'END'
expect text "choose a sheet and who plays"
tap button.new
tap sheet.clever-hoch-drei
tap name.1
type "Ada"
tap button.add
type "ada"
key enter
expect text "Two seats are called ada. One of them needs another name."
tap button.start
expect text "Start"
key backspace
key backspace
key backspace
type "Ben"
tap button.add
type "Zoë"
tap mode.sheet
tap button.rules
tap switch.seven-after-seven
expect text "changed: 1"
tap button.rules
tap button.begins
expect text "Ben begins"
drag seat.1 0 290
expect text "Ada begins"
tap seat.1
tap seat.2
expect text "Zoë begins"
tap remove.2
tap button.start
settle
expect no target button.start
END
[[ $(<"$folder/fingers/settings.json") == *'"clever-hoch-drei"'* ]]

# EndScreens the game goes on where it was, home has it, and a game like it is one tap.
walk fingers --lang en <<'END'
settle
tap button.home
settle
expect target button.again
expect text "Clever hoch Drei"
tap button.new
expect text "Zoë"
tap button.back
settle
tap button.again
settle
expect no target button.again
tap button.home
settle
END

# By keys alone: to the settings and back, then a game.
walk keys --lang en <<'END'
key tab
key tab
key tab
key tab
key tab
key enter
settle
expect target theme.dark
key escape
settle
wait 400
expect target button.new
key up
key enter
settle
wait 400
expect target button.start
key shift+tab
key enter
settle
expect no target button.start
END

# Settings hold at once and after a restart.
walk settings --lang en <<'END'
tap button.settings
tap theme.dark
tap text.larger
expect text "110 %"
tap switch.hide-scores
tap language.nl
settle
expect text "Instellingen"
tap button.back
settle
END
grep -q '"language": "nl"' "$folder/settings/settings.json"
grep -q '"theme": "dark"' "$folder/settings/settings.json"
grep -q '"text-size": 110' "$folder/settings/settings.json"

# A colour of one's own by fingers, and back to the printed one by keys; the list of keys from anywhere.
walk colors --lang en <<'END'
tap button.settings
tap button.colors
tap color.blue
tap swatch.1
settle
expect text "Blue and yellow look much alike to some eyes."
key ?
settle
expect text "Keys"
key escape
settle
expect target color.blue
tap button.back
settle
expect target button.colors
END
grep -q '"blue": "#fcd445"' "$folder/colors/settings.json"

# What runs here is named in the settings.
version=$("$FOXSHEET" --version)
version=${version#foxsheet }
for words in "en Foxsheet, version" "de Foxsheet, Version" "nl Foxsheet, versie"; do
  printf 'tap button.settings\nsettle\nexpect text "%s %s"\n' "${words#* }" "$version" | walk version --lang "${words%% *}"
done

for lang in en de nl; do
  { windows && printf 'tap button.settings\n' && windows && printf 'tap button.back\ntap button.new\n' && windows; } |
    walk sizes --lang $lang
  { printf 'tap button.settings\ntap button.colors\ntap color.blue\ntap swatch.1\n' && windows; } | walk paint --lang $lang
  { printf 'key ?\n' && windows; } | walk sizes --lang $lang
  { windows && printf 'tap button.new\ntap button.rules\n' && windows; } | walk fingers --lang $lang
done
