#!/bin/bash
# The whole way to the referee and back, in the real program, by touch and by keys: from a game of each family, set up
# by hand from the first screen, from a line of a finished game.
# Setting: begins early
set -uo pipefail
export SDL_VIDEODRIVER=dummy LC_ALL=C.UTF-8
shots=$(cd "$(dirname "$(readlink -f "$0")")/../shots" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit
failures=0

# run NAME [ARGUMENT...] <SCRIPT: everything in it must be as expected
run() {
  local name=$1 said
  shift
  cat >"$name.script"
  if ! said=$("$FOXSHEET" --data "$folder/$name" --lang en --script "$name.script" "$@" 2>&1); then
    printf '%s\n%s\n' "$name" "$said"
    failures=$((failures + 1))
  fi
}

# A running game: no, yes, another seat, back to the place that was left; the game has not changed.
run clever-touch --open "$shots/gsc-die.fox" <<'S'
tap die.w
tap button.referee
expect text "May this be marked?"
tap cell.green.6
expect text "No."
expect text "No gaps in green: the second green field (from 2) comes next, not the sixth green field (from 1)."
tap button.more
expect text "Less"
tap button.more
expect text "More"
expect text "Ben: green 4 for green 6?"
tap cell.green.2
expect text "Yes."
tap die.y
expect text "No."
expect text "Ben: yellow 1 for green 2?"
tap button.new
expect text "May this be marked?"
tap track.reroll
expect text "Yes."
tap tab.1
tap cell.blue.12
expect text "No."
expect no faults
tap button.game
expect target button.referee
expect no target button.game
expect text "Tap a lit field: white 2"
S

# The same by keys; what was refused in the game is the first question.
run clever-keys --open "$shots/gsc-die.fox" <<'S'
key w
key q
expect text "May this be marked?"
key g
expect text "Yes."
key p
expect text "No."
key escape
expect text "May this be marked?"
key escape
expect target button.referee
S
run clever-refused --open "$shots/gsc-die.fox" <<'S'
tap die.w
tap cell.green.5
key q
expect text "No."
expect target button.game
S

# By hand from the first screen.
run hand-touch <<'S'
tap button.referee
tap sheet.ganz-schoen-clever
tap button.fill
tap cell.purple.1
tap number.5
tap cell.green.1
tap button.ask
tap role.passive
tap face.4
tap face.2
tap face.3
tap face.2
tap face.5
tap face.1
tap cell.purple.2
expect text "No."
expect text "Purple must rise"
tap cell.green.2
expect text "Yes."
tap die.w
tap place.II
tap cell.orange.1
expect text "No."
expect no faults
tap button.back
expect target sheet.wizard-wuerfelspiel
tap button.back
expect target button.settings
S
run hand-keys <<'S'
tap button.referee
tap sheet.clever-hoch-drei
key 4
key 2
key 2
key 4
key 3
key 6
key b
tap cell.blue.R1
expect text "Yes."
key escape
expect no target button.game
key escape
expect target sheet.ganz-schoen-clever
key escape
expect target button.settings
S
run hand-wizard <<'S'
tap button.referee
tap sheet.wizard-wuerfelspiel
tap write.others
tap cell.red.3
tap button.ask
tap cell.red.3
expect text "No."
tap cell.red.2
expect text "Yes."
tap button.fill
tap role.score
tap cell.blue.2
key b
key b
key b
key r
key r
key j
key j
tap button.ask
key j
expect text "Yes."
tap ask.throw
expect text "Yes."
expect no faults
S

# Wizard from the running game.
run wizard-touch --open "$shots/wizard-stop.fox" <<'S'
tap button.referee
tap ask.pass
expect text "No."
tap ask.stop
expect text "Yes."
expect no faults
tap button.game
expect target button.referee
expect no target ask.stop
S
run wizard-keys --open "$shots/wizard-stop.fox" <<'S'
key q
key x
expect text "No."
key s
expect text "Yes."
key escape
key escape
expect no target ask.stop
S

# A line of a finished game, and back to it.
run line-touch --open "$shots/result.fox" <<'S'
tap button.result
settle
tap button.steps
settle
tap button.next
tap button.next
tap button.referee
expect text "Yes."
tap button.new
expect text "May this be marked?"
tap button.game
expect target button.previous
S
run line-keys --open "$shots/result.fox" <<'S'
tap button.result
settle
tap button.steps
settle
key n
key n
key q
expect text "Yes."
key escape
key escape
expect target button.previous
S
run wizard-line --open "$shots/wizard-over.fox" <<'S'
tap button.result
settle
tap button.steps
settle
key n
key q
expect text "Yes."
tap button.game
expect target button.previous
S

exit $((failures > 0))
