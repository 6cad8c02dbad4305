#!/bin/bash
# src/game/README.md leaves out nothing that a record or foxref has: every verb of a line, command of the program and of
# the protocol, phase, event, magic card, mode and line of a header stands there as code.
set -euo pipefail
root=$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")
cd "$root"
page=src/game/README.md
# shellcheck disable=SC2016 # the marks are those of Markdown
known=$(grep -o '`[^`]*`' "$page" | tr -c 'a-z0-9\n-' ' ')

failed=0
# names FEWEST KIND: every word of the input stands on the page; there are so many at least, so that a source that is
# written in another way does not pass unseen.
names() {
  local kind=$2 count=0 word
  while read -r word; do
    [[ -n $word ]] || continue
    count=$((count + 1))
    grep -qwF -e "$word" <<<"$known" || { echo "$page does not tell of the $kind \"$word\""; failed=1; }
  done
  ((count >= $1)) || { echo "only $count of kind \"$kind\" were found in the sources"; failed=1; }
}
quoted() { grep -oP '"\K[a-z][a-z-]*(?=[ "])' | sort -u; }

tools/enumerators LineKind | names 22 verb
grep -ohP '(add_subcommand|with_record|part|with_files\(part|with_games\(part)\(\s*"\K[a-z-]+' src/cli/foxref_main.cpp \
  src/cli/games_command.cpp | sort -u | names 20 command
{ grep -oP 'command == "\K[a-z]+' src/cli/protocol.cpp && sed -n '/bool known(/,/^  }/p' src/cli/protocol.cpp | quoted; } |
  sort -u | names 15 "command of the protocol"
tools/enumerators Phase | names 12 phase
sed -n '/^std::string write_event/,/^}/p' src/game/clever_write.cpp src/game/wizard_text.cpp | quoted | names 14 event
sed -n '/^\[cards\]/,/^$/p' sheets/wizard-wuerfelspiel.toml | grep -oP '^[a-z-]+(?= =)' | names 9 "magic card"
tools/enumerators Mode | names 3 mode
grep -oP '(key [!=]=|trimmed.substr\(0, 6\) ==) "\K[a-z]+' src/game/record.cpp | sort -u | names 4 "line of a header"
exit $failed
