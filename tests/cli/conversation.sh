#!/bin/bash
# The protocol over a pipe: answered line by line while the conversation goes on, whatever comes in.
# shellcheck source=tests/cli/check.bash
source "$(dirname "$(readlink -f "$0")")/check.bash"

# Each answer comes before the next question.
coproc REFEREE { "$FOXREF" protocol; }
ask() {
  printf '%s\n' "$1" >&"${REFEREE[1]}"
  IFS= read -r -t 10 answer <&"${REFEREE[0]}" || bad "no answer to \"$1\""
  [[ $answer == *"\"ok\":$2"* ]] || bad "\"$1\" was answered $answer"
}
referee=$REFEREE_PID
ask 'state' false
ask 'new ganz-schoen-clever --mode sheet Ada' true
ask 'do 1 use y1 yellow.22' true
before=$answer
ask 'do 1 use y1 yellow.22' false
ask 'state' true
[[ $answer == *'"yellow.22"'* && $before == *'"yellow.22"'* ]] || bad "the mark is gone: $answer"
ask 'quit' true
wait "$referee" || bad "quit is no failure"

# Bytes that nobody meant: an answer for each line, and the program ends by itself.
head -c 300000 /dev/urandom >noise
timeout 60 "$FOXREF" protocol <noise >answers || bad "noise ended the protocol with $?"
lines=$(tr -dc '\n' <noise | wc -c)
[[ $(tail -c 1 noise | wc -l) == 1 ]] || lines=$((lines + 1))
[[ $(wc -l <answers) == "$lines" ]] || bad "not one answer for each line of noise"
if grep -qv '^{.*"ok":false.*}$' answers; then bad "noise was understood"; fi

# A line without end is one line, and costs no memory (the sanitizers need more of it than any limit leaves).
limit=150000
if grep -q __asan_init "$FOXREF"; then limit=unlimited; fi
(ulimit -v $limit && head -c 200000000 /dev/zero | timeout 60 "$FOXREF" protocol >answers) || bad "an endless line: $?"
[[ $(wc -l <answers) == 1 ]] || bad "an endless line has more than one answer"
finish
