#!/bin/bash
# `foxref games` and `foxref protocol --data` from the outside: every part of the command, in every language, with the exit
# statuses of src/game/README.md.
# shellcheck source=tests/cli/check.bash
source "$(dirname "$(readlink -f "$0")")/../cli/check.bash"

data=$PWD/data
games() { "$FOXREF" games "$@" --data "$data"; }
says() { # WORDS COMMAND...: the command ends well and its output holds the words
  local words=$1 output
  shift
  output=$("$@" 2>&1) || bad "$*: ended with $?: $output"
  [[ $output == *"$words"* ]] || bad "$*: no \"$words\" in: $output"
}
refuses() { # STATUS WORDS COMMAND...
  local status=$1 words=$2 output got=0
  shift 2
  output=$("$@" 2>&1) || got=$?
  [[ $got == "$status" ]] || bad "$*: ended with $got: $output"
  [[ $output == *"$words"* ]] || bad "$*: no \"$words\" in: $output"
}

# Looking makes nothing.
says 'No games are saved yet' games
says '"games":[]' games list --json
says 'found: 0' games check
refuses 1 'no game 3' games show 3
refuses 1 'No games are saved in' games backup all.db
[[ ! -e $data ]] || bad "looking at games made a folder"

# A game is played into the folder; every answer says that it is saved.
cat >talk.txt <<'END'
new ganz-schoen-clever Ada Ben
rule solo-fallback on
do 1 roll w3 y4 b2 g6 o1 p5
do 1 take y yellow.34
undo
do 1 take b blue.5
copy copy.fox
END
"$FOXREF" protocol --data "$data" <talk.txt >answers
[[ $(grep -c '"saved":true' answers) == 6 ]] || bad "not everything was saved: $(cut -c 1-60 answers)"
says 'Ada, Ben' games
says '"round":1' games list --json
refuses 2 'record is required' "$FOXREF" replay
says 'Ada' games show 2
says '# undone: 1 take y yellow.34' games export 2 --log
if games export 2 | grep -q undone; then bad "a plain record tells what was taken back"; fi
cmp -s copy.fox <(games export 2 --log) || bad "the copy is another record"

# It goes on with --game, and by name of its number.
printf 'state\nopen 2\nopen 77\nopen\nopen x\ncorrect\n' | "$FOXREF" protocol --data "$data" --game 2 >answers
[[ $(grep -c '"blue.5"' answers) == 2 ]] || bad "the game did not come back: $(cut -c 1-80 answers)"
[[ $(grep -c '"ok":false' answers) == 4 ]] || bad "what cannot be opened was opened"
refuses 2 'no game 9' "$FOXREF" protocol --data "$data" --game 9

# Paper is finished by saying so, and corrected by saying so.
printf '%s\n' 'new ganz-schoen-clever --mode paper Ada' 'do 1 mark yellow.34' finish 'do 1 mark blue.5' correct \
  'do 1 mark blue.5' finish | "$FOXREF" protocol --data "$data" >answers
[[ $(grep -c '"reason":"locked"' answers) == 1 ]] || bad "a finished game was not locked"
says 'finished 1' games list

# Out and in.
games export --format csv --out all.csv >/dev/null
[[ $(tr -dc '\r' <all.csv | wc -c) == 4 ]] || bad "not a row for each player, and CRLF: $(cat all.csv)"
games export --format json --out all.json >/dev/null
refuses 2 'one game' games export
refuses 2 'cannot be written' games export 2 --out no/such/place
says 'games: 2' games backup all.db
refuses 2 'already there' games backup all.db
says 'New games: 0, games with more lines: 0, already there: 2' games import all.db
says 'brought in: 2' games import all.json
says 'brought in: 1' games import copy.fox
# However large: other things in the file are passed over.
{
  printf '{"note":"%09000000d",' 0
  tail -c +2 all.json
} >large.json
says 'brought in: 2' games import large.json
says 'into the bin: 2' games bin 7 8
says 'for good: 2' games empty-bin
printf '{"games":[{"record":"' >torn.json
refuses 2 'torn.json, line 1' games import torn.json
printf 'foxsheet 1\nsheet ganz-schoen-clever\nplayer A\n---\n1 done\n' >bad.fox
refuses 1 'bad.fox, line 5' games import bad.fox
refuses 2 'cannot be read' games import missing.fox
says '"games":5' games check --json

# The bin.
says 'into the bin: 2' games bin 2 3
says '"moved":0' games bin 2 --json
list=$(games list --json)
[[ $list == '{"games":[{"binned":false,'*'},{'*'},{'*'}],"ok":true}' ]] || bad "the list is no list of rows: $list"
[[ $list != *'"sound":false'* ]] || bad "rows are not what they were sealed as: $list"
[[ $(grep -o '"game":' <<<"$list" | wc -l) == 3 ]] || bad "what is in the bin is still listed"
says 'out of the bin: 1' games restore 2
says 'erased for good: 1' games empty-bin
refuses 1 'no game 3' games show 3
refuses 2 'game is required' games bin

# Statistics, and every language.
says '"games":1' games stats --json --player Ada
says 'No game is finished' games stats --player Nobody
for language in en de nl; do
  for part in list check stats 'show 2' 'bin 2' 'restore 2'; do
    # shellcheck disable=SC2086
    output=$(games $part --lang $language) || bad "games $part --lang $language"
    [[ -n $output && $output != *[{}]* ]] || bad "games $part --lang $language: a sentence has a place left: $output"
  done
done

# Two programs: the second looks on and says so.
coproc FIRST { "$FOXREF" protocol --data "$data"; }
first=$FIRST_PID
printf 'open 2\n' >&"${FIRST[1]}"
IFS= read -r -t 10 _ <&"${FIRST[0]}" || bad "no answer"
printf 'open 2\ndo 1 back y\nnew ganz-schoen-clever Cleo\n' | "$FOXREF" protocol --data "$data" --lang en >answers
[[ $(grep -c '"other-program"' answers) == 3 && $(grep -c 'The game goes on' answers) == 1 ]] || bad "the second program does not say that there is a first: $(cat answers)"
refuses 2 'Another Foxsheet' games bin 2
if games bin 2 --lang en | grep -q 'goes on'; then bad "a sentence speaks of a game where none is at the table"; fi
says '"trouble"' games list --json
printf 'quit\n' >&"${FIRST[1]}"
wait "$first" || bad "the first program ended badly"

# A damaged file is set aside, with a sentence.
printf 'not a database at all' >"$data/games.db"
says 'The damaged file is kept as' games list
[[ $(cat "$data"/games-damaged-*.db) == 'not a database at all' ]] || bad "the damaged file is gone"

finish
