#!/bin/bash
# The referee program itself on games of this family: what it prints, and the exit status it ends with.
set -uo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
records=$here/../records/wizard
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failed=0

# expect STATUS PATTERN COMMAND...: the status, and output in which the extended pattern is found.
expect() {
  local status=$1 pattern=$2 output got
  shift 2
  output=$("$@" 2>&1 <"${input:-/dev/null}")
  got=$?
  if [[ $got != "$status" ]] || ! grep -qE -- "$pattern" <<<"$output"; then
    printf 'FAILED: %s\nexpected status %s and "%s", got status %s and:\n%s\n' "$*" "$status" "$pattern" "$got" "$output"
    failed=1
  fi
}

ref() { "$FOXREF" --data "$scratch" --lang en "$@"; }
json() { ref --json "$@"; }
record() { printf '%s\n' "$@" >"$scratch/game.fox"; }

# sheets and lint
expect 0 '"id":"wizard-wuerfelspiel","name":"Wizard Würfelspiel","players":\[2,5\]' json sheets
expect 0 '"default":"9","name":"target","values":\["9","12"\]' json sheets
expect 0 'sound' ref lint "$here/../../sheets/wizard-wuerfelspiel.toml"
sed 's/^dice = 7/dice = 70/' "$here/../../sheets/wizard-wuerfelspiel.toml" >"$scratch/broken.toml"
expect 1 '"column":1.*"line":5,"path":"dice"' json lint "$scratch/broken.toml"

# replay and score, for programs and for people, in three languages
for file in "$records"/*.fox; do
  expect 0 '"ok":true' json replay "$file"
  expect 0 '"ok":true' json score "$file"
done
expect 0 '"over":true.*"tie_break":"jesters"' json score "$records/three-players.fox"
expect 0 'Total +23 +13 +13' ref score "$records/three-players.fox"
expect 0 'fewer jester' ref score "$records/three-players.fox"
expect 0 'Narren-X entscheiden' "$FOXREF" --lang de score "$records/three-players.fox"
expect 0 'Verschillen +−1 +−5' "$FOXREF" --lang nl score "$records/two-players.fox"
expect 0 'Round 2\. Seer: Gerard \(predict\)' ref replay "$records/card-secret.fox"
expect 0 'The game is over' ref replay "$records/five-players.fox"

# an illegal line stops the replay, what comes before it stands
record 'foxsheet 1' 'sheet wizard-wuerfelspiel' 'player Ada' 'player Ben' '---' '1 predict 3 red' '2 predict 3 red'
expect 1 '"line":7,"ok":false,"reason":"prediction-taken".*"state":' json replay "$scratch/game.fox"
expect 1 'line 7: Red 3 is already predicted in this round, by Ada\.' ref replay "$scratch/game.fox"
printf 'foxsheet 1\nsheet wizard-wuerfelspiel\nplayer Ada\nplayer Ben\n---\n1 predict 3 red\n2 pred' >"$scratch/torn.fox"
expect 0 '"torn":true' json replay "$scratch/torn.fox"
record 'foxsheet 1' 'sheet wizard-wuerfelspiel' 'player Ada' '---'
expect 2 'for 2 to 5 players' ref replay "$scratch/game.fox"
record 'foxsheet 1' 'sheet wizard-wuerfelspiel' 'rule target 10' 'player Ada' 'player Ben' '---'
expect 2 '"reason":"rule-value-unknown"' json replay "$scratch/game.fox"

# legal and why
record 'foxsheet 1' 'sheet wizard-wuerfelspiel' 'player Ada' 'player Ben' '---' '1 predict 3 red' '2 predict 2 blue'
expect 0 '"lines":\["1 roll \*","1 wizards blue","1 wizards green","1 wizards red","1 wizards yellow"\]' \
  json legal "$scratch/game.fox"
expect 2 '"reason":"not-for-family"' json legal "$scratch/game.fox" --use 'b4'
expect 0 '"legal":true' json why "$scratch/game.fox" '1 roll g7'
expect 1 '"arguments":\{"count":6,"dice":7\},"legal":false,"ok":true,"reason":"dice-count"' \
  json why "$scratch/game.fox" '1 roll g6'
expect 1 'Only the seer throws, and that is Ada\.' ref why "$scratch/game.fox" '2 roll g7'
expect 1 'Würfeln|Seherkarte würfelt man, und die hat Ada\.' "$FOXREF" --lang de why "$scratch/game.fox" '2 roll g7'
expect 1 'Alleen de ziener werpt, en dat is Ada\.' "$FOXREF" --lang nl why "$scratch/game.fox" '2 roll g7'
expect 0 'Nothing is possible now' ref legal "$records/two-players.fox"

# this family has no perft
expect 2 '"reason":"not-for-family"' json perft "$scratch/game.fox" --uses 'y3'
sed 's/^player Ada/mode sheet\nplayer Ada/' "$scratch/game.fox" >"$scratch/sheet.fox"
expect 2 '"reason":"not-for-family"' json perft "$scratch/sheet.fox" --uses 'y3'

# the protocol: one answer a line, and a refused command changes nothing
cat >"$scratch/talk" <<'TALK'
new wizard-wuerfelspiel Ada Ben
rule magic-cards on
do card none
do 1 predict 3 red
do 2 predict 3 red
do 2 predict 2 blue
legal
undo
redo
do 1 roll r3 b2 g2
why 2 roll g7
do 1 stop
score
state
legal b4
new wizard-wuerfelspiel Ada
load RECORD
score
quit
TALK
sed -i "s|RECORD|$records/three-players.fox|" "$scratch/talk"
json protocol <"$scratch/talk" >"$scratch/answers"
answers=(
  '"phase":"predict"' '"magic_cards":true.*"phase":"card"' '"card":"none"' '"prediction":"red\.3"'
  '"ok":false.*"reason":"prediction-taken"' '"phase":"wizards"' '"1 wizards blue"' '"phase":"predict"'
  '"phase":"wizards"' '"phase":"stop"' '"legal":false.*"reason":"roll-only-seer"' '"round":2'
  '"areas":\{"blue":0,"green":0,"red":3,"yellow":0\}' '"events":\["1 red\.3=X","2 blue\.2=X","round 2","seer 2"\]'
  '"reason":"not-for-family"' '"reason":"players-number"' '"over":true' '"total":23' '^\{"ok":true\}$'
)
for i in "${!answers[@]}"; do
  answer=$(sed -n "$((i + 1))p" "$scratch/answers")
  if ! grep -qE -- "${answers[i]}" <<<"$answer"; then
    printf 'FAILED: protocol, answer %s: expected "%s", got: %s\n' "$((i + 1))" "${answers[i]}" "$answer"
    failed=1
  fi
done
[[ $(wc -l <"$scratch/answers") == "${#answers[@]}" ]] || { echo 'FAILED: protocol, one answer a line'; failed=1; }

exit "$failed"
