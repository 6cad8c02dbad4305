#!/bin/bash
# foxref advise and review from the outside: objects, words in three languages, the protocol, and what is refused.
# shellcheck source=tests/cli/check.bash
source "$(dirname "$(readlink -f "$0")")/check.bash"

game() { printf 'foxsheet 1\nsheet ganz-schoen-clever\n%bplayer Ada\n---\n' "$1" >game.fox; }
game ''
echo '1 roll w3 y4 b2 g6 o1 p5' >>game.fox

# As many lines as are legal, the first loses nothing, the total is told.
legal=$("$FOXREF" --json legal game.fox)
grep -oE '"1 [^"]+"' <<<"$legal" | sort >lines
ends 0 --json advise game.fox
grep -oE '"line":"[^"]+"' <<<"$said" | grep -oE '"1 [^"]+"' | sort >advised
cmp -s lines advised || bad "not every legal line was rated: $(diff lines advised)"
[[ $said == '{"expected":'*'"lines":[{"line":"1 '*'","loses":0.0,"parts":{"blue":'*'"foxes":'*'"reasons":['*'"ok":true,"seat":1}' ]] ||
  bad "the object is $said"
before=$said
ends 0 --json advise game.fox
[[ $said == "$before" ]] || bad "advice does not repeat itself"
ends 0 --json advise game.fox --best 2 --effort deep
[[ $(grep -o '"loses"' <<<"$said" | wc -l) == 2 ]] || bad "two lines were asked for: $said"

# Sentences.
ends 0 --lang en advise game.fox --best 2
says 'Ada can expect, by the best lines: '
says 'loses'
ends 0 --lang de advise game.fox --best 2
says 'Ada kann mit den besten Zeilen erwarten: '
says ','
ends 0 --lang nl advise game.fox --best 2
says 'Ada kan met de beste regels verwachten: '

# A whole game at random has lost something; the sums come to its score.
"$FOXREF" play --sheet ganz-schoen-clever --games 1 --record . >/dev/null
whole=$(find . -name '*.fox' ! -name game.fox)
ends 0 --json review "$whole"
says '"choices":[{"at":2,"best":"1 '
total=$("$FOXREF" --json score "$whole" | grep -oE '"total":[0-9]+' | head -1 | cut -d: -f2)
says "\"final\":$total.0,"
ends 0 --lang de review "$whole"
says 'durch Entscheidungen verloren'
says ', am besten war 1 '
ends 0 --lang en review game.fox
says 'to be expected now'

# The protocol says the same.
printf 'load game.fox\nadvise\nadvise 1 deep\nadvise deep 1\nadvise often\nquit\n' | "$FOXREF" protocol >answers
[[ $(sed -n 2p answers) == "$before" ]] || bad "the protocol advises otherwise: $(sed -n 2p answers)"
[[ $(sed -n 3p answers) == "$(sed -n 4p answers)" && $(sed -n 3p answers | grep -o '"loses"' | wc -l) == 1 ]] ||
  bad "one line was asked for, with more effort"
[[ $(sed -n 5p answers) == *'"ok":false'*'word-unknown'* ]] || bad "a word that is none: $(sed -n 5p answers)"

# House rules, other modes, seats that are not there, another family.
game 'rule solo-fallback on\n'
ends 0 --lang en advise game.fox
says 'It was learnt by the usual rules'
ends 2 advise game.fox --seat 2
ends 2 advise game.fox --effort some
game 'mode sheet\n'
ends 2 --lang en advise game.fox
says 'at the table only'
ends 2 --lang nl review game.fox
says 'alleen aan tafel'
printf 'foxsheet 1\nsheet wizard-wuerfelspiel\nplayer Ada\nplayer Ben\n---\n' >game.fox
ends 0 --lang en advise game.fox --best 1
says 'the round alone'
ends 2 --lang en review game.fox

# Who is likely to win: towards the end of a game of several.
mkdir two
"$FOXREF" play --sheet ganz-schoen-clever --players 2 --games 1 --seed 4 --record two >/dev/null
whole=$(find two -name '*.fox')
awk '{ line[NR] = $0 } END { for (n = 1; n <= NR - 6; n++) print line[n] }' "$whole" >late.fox
ends 0 --json advise late.fox --chances
says '"chances":[{"seat":1,"wins":'
ends 0 --lang de advise late.fox --chances
says 'gewinnt'
sed '/^---/q' "$whole" >early.fox
ends 2 --lang en advise early.fox --chances
says 'last two rounds'
ends 2 advise game.fox --chances
finish
