#!/bin/bash
# All games leave as one file by the settings, and a file of them that is dropped on the window joins those that are here.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export SDL_VIDEODRIVER=dummy LC_ALL=C.UTF-8

# walk DATA: the script on stdin.
walk() {
  cat >"$folder/walk.script"
  (cd "$folder" && "$FOXSHEET" --renderer none --data "$folder/$1" --script walk.script --lang en) || {
    echo "the walk in '$1' failed" >&2
    exit 1
  }
}
# games DATA: how many are saved there.
games() { "$FOXREF" --json games --data "$folder/$1" list | grep -o '"round"' | wc -l; }

cat >"$folder/one.fox" <<'END'
foxsheet 1
sheet ganz-schoen-clever
player Ada
player Ben
---
1 roll w5 y4 b6 g2 o5 p4
1 take o orange.1=5
END
"$FOXREF" games --data "$folder/ada" import "$folder/one.fox" >/dev/null

walk ada <<'END'
size 1280x800
tap button.settings
tap button.backup
expect text "It is here"
END
backup=$(echo "$folder"/ada/exports/foxsheet\ *.db)
[[ -f $backup ]] || { echo "no backup was written" >&2; exit 1; }

cp "$backup" "$folder/games.db"
walk ben <<'END'
drop games.db
expect text "New games: 1"
tap notice.close
expect target button.new
END
[[ $(games ben) == 1 ]] || { echo "$(games ben) games came from the backup" >&2; exit 1; }

# A second time everything is there already; what is cut off is refused with a sentence.
head -c 5000 "$backup" >"$folder/cut.db"
walk ben <<'END'
drop games.db
expect text "already there: 1"
tap notice.close
drop cut.db
expect text "is not a copy of Foxsheet games, or it is damaged"
END
[[ $(games ben) == 1 ]] || { echo "$(games ben) games after the second time" >&2; exit 1; }
