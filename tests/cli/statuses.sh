#!/bin/bash
# Exit statuses: 0 fine, 1 the answer is no, 2 it cannot be asked; with --json and without, for every command.
# shellcheck source=tests/cli/check.bash
source "$(dirname "$(readlink -f "$0")")/check.bash"

record '1 use p4 purple.1\n' >good.fox
record '1 use p4 purple.1\n1 use y3 yel' >torn.fox
record '1 use p4 purple.1\n1 use p3 purple.2\n' >illegal.fox
printf 'foxsheet 1\nsheet nothing\nplayer Ada\n---\n' >unknown.fox
printf 'this is no record\n' >none.fox
printf 'foxsheet 1\nplayer \xff\n' >bytes.fox
: >empty.fox
mkdir folder.fox
printf 'family = "clever"\n' >unsound.toml
printf 'what is this\n' >broken.toml
printf 'a = "\xff"\n' >bytes.toml

for json in '' --json; do
  flags=(${json:+"$json"})
  for lang in en de nl; do
    ends 0 "${flags[@]}" --lang $lang sheets
    ends 0 "${flags[@]}" --lang $lang replay good.fox
    ends 1 "${flags[@]}" --lang $lang replay illegal.fox
  done
  for command in 'replay RECORD' 'legal RECORD' 'score RECORD' 'perft RECORD --uses y3' 'why RECORD round'; do
    read -ra words <<<"$command"
    ask() { ends "$1" "${flags[@]}" "${words[@]/RECORD/$2}"; }
    ask 0 good.fox
    ask 0 torn.fox
    ask 1 illegal.fox
    for file in none.fox bytes.fox empty.fox folder.fox missing.fox unknown.fox /dev/zero; do
      ask 2 "$file"
      one_sentence
    done
    "$FOXREF" "${flags[@]}" "${words[@]/RECORD/-}" <good.fox >/dev/null || bad "$command does not read standard input"
  done
  ends 1 "${flags[@]}" why good.fox '1 use p3 purple.2'
  ends 1 "${flags[@]}" why good.fox 'nonsense'
  ends 1 "${flags[@]}" why good.fox ''
  ends 0 "${flags[@]}" legal good.fox --use 'b4 w5'
  ends 2 "${flags[@]}" legal good.fox --use 'x9'
  ends 2 "${flags[@]}" perft good.fox --uses 'nonsense'
  ends 1 "${flags[@]}" lint unsound.toml
  ends 2 "${flags[@]}" lint broken.toml
  ends 2 "${flags[@]}" lint bytes.toml
  ends 2 "${flags[@]}" lint unsound.toml broken.toml
  ends 2 "${flags[@]}" lint missing.toml
  ends 2 "${flags[@]}" lint folder.fox
  ends 2 "${flags[@]}" --lang en play --sheet ganz-schoen-clever --record nowhere
  says 'nowhere cannot be written: the file or folder is missing.'
done

# What the system says is told in the language of the answer; programs find it by its name.
ends 2 --lang de replay missing.fox
says 'missing.fox lässt sich nicht lesen: Datei oder Ordner fehlt.'
ends 2 --lang nl replay folder.fox
says 'folder.fox is niet te lezen: een map heet zo.'
ends 2 --lang en --json play --sheet ganz-schoen-clever --record good.fox
says '"why":"part of the path is not a folder"'
says '"reason":"file-unwritable"'
says '"file":"good.fox"'

# An audit: sound, unsound, of a game that is not over, of no record.
printf 'foxsheet 1\nsheet ganz-schoen-clever\nmode paper\nplayer Ada\n---\n1 circled reroll 2\n1 circled plus1 1\n1 mark yellow.11\n' >sound.fox
{ cat sound.fox && printf '1 mark orange.1=7\n'; } >seven.fox
for json in '' --json; do
  flags=(${json:+"$json"} --lang en)
  ends 0 "${flags[@]}" audit sound.fox
  ends 1 "${flags[@]}" audit seven.fox
  [[ -z $json ]] || says '"mark":"orange.1=7"'
  says '7 cannot stand in the first orange field'
  ends 2 "${flags[@]}" audit good.fox
  says 'not over yet'
  ends 2 "${flags[@]}" audit none.fox
  ends 1 "${flags[@]}" audit illegal.fox
done
ends 0 --lang en audit sound.fox
says 'Ada: this sheet is sound.'
printf 'foxsheet 1\nsheet wizard-wuerfelspiel\nmode paper\nplayer Ada\nplayer Bo\n---\n1 mark green.1=X\n' >alone.fox
ends 0 --lang en audit alone.fox
says 'Bo: nothing is entered on this sheet.'

# A torn line and a fault are told to people, too.
ends 0 replay torn.fox
says 'torn'
ends 1 replay illegal.fox
says 'illegal.fox, line 7: '
says 'Rule: '
ends 1 lint unsound.toml
says 'unsound.toml:1:1: id: is missing'
printf 'based_on = "ganz-schoen-clever"\nrolls = 2\n' >nameless.toml
ends 1 lint nameless.toml
says 'nameless.toml:1:1: id: is missing'
printf 'based_on = "ganz-schoen-clever"\n\nid = "mine"\n' >yours.toml
ends 1 lint yours.toml
says 'yours.toml:3:1: id: the id "mine" must be the file'"'"'s name, "yours"'
finish
