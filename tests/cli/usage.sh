#!/bin/bash
# How the referee is called: help, version, wrong words, and output that goes nowhere.
# shellcheck source=tests/cli/check.bash
source "$(dirname "$(readlink -f "$0")")/check.bash"
record '' >game.fox

ends 0 --help
for command in sheets lint replay legal why score perft protocol; do says "$command"; done
for command in sheets lint replay legal why score perft protocol; do
  ends 0 $command --help
  says "$command"
done
ends 0 --version
says 'foxref '

ends 2
ends 2 dance
ends 2 replay
ends 2 replay game.fox game.fox
ends 2 replay game.fox --nothing
ends 2 legal
ends 2 legal game.fox --use
ends 2 why game.fox
ends 2 perft game.fox
ends 2 lint
ends 2 --lang fr sheets
complains 'lang'
ends 2 --lang

# Flags stand before the command or behind it.
ends 0 --json replay game.fox
before=$said
ends 0 replay game.fox --json
[[ $said == "$before" ]] || bad "--json behind the command is another answer"

# Nothing that a file or an argument holds acts on a terminal.
escape=$(printf '\033[2J\302\233\342\200\256')
harmless() {
  [[ $said$complained == *'u{1b}[2J'* || $said == *'\u001b[2J\u009b\u202e'* ]] || bad "it was not told: $said $complained"
  if LC_ALL=C grep -q $'\033\|\302\233\|\342\200\256' said complained; then bad "foxref $* acts on a terminal"; fi
}
ends 2 replay "no$escape.fox"
harmless replay
ends 2 replay "no$escape.fox" --json
harmless replay --json
ends 2 replay game.fox "extra$escape"
harmless extra
printf 'foxsheet 1\nsheet x%s\nplayer Ada\n---\n' "$escape" >acting.fox
ends 2 replay acting.fox
harmless replay acting.fox

# Any language of the system is fine; what is not known is English.
for lang in C de_DE.UTF-8 nl_NL fr_FR.UTF-8 '' x; do
  LC_ALL=$lang "$FOXREF" why game.fox nonsense >/dev/null
  (($? == 1)) || bad "LC_ALL=$lang"
done
[[ $(LC_ALL=de_DE.UTF-8 "$FOXREF" why game.fox nonsense) == *Nein* ]] || bad "no German for a German system"

# A full disk is told, and is no success.
if [[ -w /dev/full ]]; then
  for words in --help --version sheets 'replay game.fox' '--json replay game.fox' 'legal game.fox' 'score game.fox'; do
    read -ra arguments <<<"$words"
    "$FOXREF" "${arguments[@]}" >/dev/full 2>complained
    status=$?
    ((status == 2)) || bad "foxref $words on a full disk ended with $status"
    [[ -s complained ]] || bad "foxref $words on a full disk said nothing"
  done
  yes state | head -n 100000 | timeout 20 "$FOXREF" protocol >/dev/full 2>complained
  status=${PIPESTATUS[2]}
  ((status == 2)) || bad "the protocol on a full disk ended with $status"
fi
finish
