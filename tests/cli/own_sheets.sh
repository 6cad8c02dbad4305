#!/bin/bash
# Own sheets in the data folder: a sixth one plays, an unsound one is told and hurts no other.
# shellcheck source=tests/cli/check.bash
source "$(dirname "$(readlink -f "$0")")/check.bash"

mkdir -p data/foxsheet/sheets other/sheets
own=data/foxsheet/sheets
printf 'based_on = "ganz-schoen-clever"\nid = "mine"\nrolls = 2\n' >$own/mine.toml
printf 'foxsheet 1\nsheet mine\nmode sheet\nplayer Ada\n---\n1 use y1 yellow.22\n' >mine.fox
record '' >ganz.fox

ends 0 sheets
says 'mine'
ends 0 replay mine.fox
ends 0 lint $own/mine.toml

# Another data folder has other sheets.
ends 0 --data other sheets
[[ $said != *mine* ]] || bad "a sheet of another folder is offered"
ends 2 --data other replay mine.fox
says 'no such sheet'
cp $own/mine.toml other/sheets
ends 0 --data other replay mine.fox
ends 0 replay --data=other mine.fox

# An unsound one: named with its file and line, its records cannot be played, everything else goes on.
printf 'based_on = "ganz-schoen-clever"\nid = "worse"\nrolls = 7\nrols = 2\n' >$own/worse.toml
sed 's/mine/worse/' mine.fox >worse.fox
printf 'what is this\n' >$own/zero.toml
ends 1 sheets
says 'mine'
says 'ganz-schoen-clever'
says "$own/worse.toml:3:1: rolls"
says "$own/worse.toml:4:1: rols: no key here"
says "$own/zero.toml:1:"
ends 1 replay worse.fox
says "$own/worse.toml:3:1: rolls"
ends 1 --json replay worse.fox
says '"reason":"sheet-unsound"'
says '"problems":['
ends 0 replay mine.fox
ends 0 replay ganz.fox
says 'Ganz'

# A pipe in the folder is no sheet, and nobody waits for it.
mkfifo $own/pipe.toml
timeout 10 "$FOXREF" replay ganz.fox >/dev/null || bad "a pipe among the sheets holds everything up"
finish
