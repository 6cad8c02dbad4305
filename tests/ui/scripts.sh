#!/bin/bash
# Scripts against the real program, without a display: what it answers, and its exit status.
# Setting: begins early
set -uo pipefail
export SDL_VIDEODRIVER=dummy LC_ALL=C.UTF-8
records=$(dirname "$(dirname "$(readlink -f "$0")")")/records
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit
failures=0

# run STATUS WORDS ARGUMENT...: this exit status, and these words in what it says ("" for any)
run() {
  local status=$1 words=$2 said
  shift 2
  said=$("$FOXSHEET" --data "$folder/data" --lang en "$@" 2>&1)
  local was=$?
  if [[ $was != "$status" || $said != *"$words"* ]]; then
    printf 'foxsheet %s\n  status %s, expected %s; expected to hear: %s\n%s\n' "$*" "$was" "$status" "$words" "$said"
    failures=$((failures + 1))
  fi
}
script() { printf '%s\n' "$@" >test.script; }
game=(--sheet ganz-schoen-clever --players "Ada,Ben" --script test.script)

run 0 "foxsheet 0" --version
run 0 "--script" --help
run 2 "--nonsense" --nonsense
run 2 "missing.script" --script missing.script

script 'tap button.new' 'tip button.new'
run 2 'test.script:2: "tip" is no word of a script' --script test.script
script 'expect text "unclosed'
run 2 "test.script:1: a quotation mark is not closed" --script test.script
script 'taps button.new often'
run 2 "taps NAME N" --script test.script
script 'key hyper'
run 2 'no key is called "hyper"' --script test.script

# A roll entered by keys; a picture; the same in other sizes.
script 'expect text "Ada"' 'key 3' 'key 4' 'key 5' 'key 6' 'key 1' 'tap face.2' 'wait 500' 'expect target die.w' \
  'expect no target face.2' 'shot one.png' 'size 800x1280' 'scale 1.5' 'shot two.png' 'report'
run 0 "" "${game[@]}"
[[ $(head -c 4 one.png | tail -c 3) == PNG ]] || { echo "one.png is no picture"; failures=$((failures + 1)); }

# What is not as expected: the place, what is there instead, a picture.
script 'expect text "Ada"' 'expect target cell.green.99'
run 1 'test.script:2: the target "cell.green.99" is not there; there are cell.' "${game[@]}"
[[ -s test.failed.png ]] || { echo "there is no picture of the failure"; failures=$((failures + 1)); }
script 'tap nothing.at.all'
run 1 "test.script:1: there is no nothing.at.all on the screen" "${game[@]}"

# A round of Wizard by the names of things, and the seer is said.
wizard=(--sheet wizard-wuerfelspiel --players "Ada,Ben" --script test.script)
script 'expect text "Ada: tap your prediction"' 'tap cell.green.2' 'tap cell.red.4' 'tap wizards.red' 'key g' 'key g' \
  'key r' 'key r' 'key b' 'key w' 'tap face.j' 'expect text "Who stops here?"' 'expect target jester.2' 'tap stop.1' \
  'tap stop.2' 'expect text "Round 2"' 'expect text "Ben: tap your prediction"' 'expect no faults'
run 0 "" "${wizard[@]}"

# From the last roll of a game of four back to the first one, and forth again.
head -n -2 "$records/ganz-schoen-clever-4.fox" >four.fox
four=(--open four.fox --script test.script)
script 'hold button.undo' 'expect text "Back to which turn?"' 'tap turn.1' \
  "expect text \"Back to before Ada's turn in round 1?\"" 'expect text "Takes back 16 turns"' 'expect no faults' \
  'tap turns.go' 'expect text "Is this the roll?"' 'expect no target turns.go' 'expect text "all of it"' 'tap button.redo' 'key l' \
  'expect target turn.16' 'key escape' 'expect target button.undo'
run 0 "" "${four[@]}"

# A dark desktop makes it dark, until something else is chosen.
mkdir -p desktop/gtk-3.0
printf '[Settings]\ngtk-application-prefer-dark-theme=1\n' >desktop/gtk-3.0/settings.ini
home() {
  local desktop=$1
  shift
  script "$@"
  XDG_CONFIG_HOME=$folder/$desktop GTK_THEME='' "$FOXSHEET" --data "$folder/home" --lang en --script test.script ||
    failures=$((failures + 1))
}
home nowhere 'shot light.png'
home desktop 'shot dark.png' 'tap button.settings' 'tap theme.paper' 'tap button.back' 'wait 500' 'shot paper.png'
home nowhere 'tap button.settings' 'tap theme.dark' 'tap button.back' 'wait 500' 'shot chosen.png'
cmp light.png paper.png || failures=$((failures + 1))
cmp dark.png chosen.png || failures=$((failures + 1))
! cmp -s light.png dark.png || { echo "a dark desktop changes nothing"; failures=$((failures + 1)); }

# The same script gives the same bytes, whatever came before.
script 'wait 300' 'shot again.png'
run 0 "" "${game[@]}"
mv again.png before.png
run 0 "" "${game[@]}"
cmp before.png again.png || failures=$((failures + 1))

exit $((failures > 0))
