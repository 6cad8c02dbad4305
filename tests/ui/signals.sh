#!/bin/bash
# The real program, asked to end: by SIGTERM and SIGINT, at rest and where its disk does not answer, within a second and
# with everything saved. And a pipe in the place of a file holds nothing up.
set -uo pipefail
export SDL_VIDEODRIVER=dummy LC_ALL=C.UTF-8
folder=$(mktemp -d)
app=
trap '[[ -z $app ]] || kill -9 "$app" 2>/dev/null; rm -rf "$folder"' EXIT
cd "$folder" || exit
failures=0
bad() {
  printf 'FAILED: %s\n' "$*"
  failures=$((failures + 1))
}
printf '%s\n' 'foxsheet 1' 'sheet ganz-schoen-clever' 'player Ada' 'player Ben' '---' '1 roll w5 y4 b6 g2 o5 p4' >game.fox

# start ARGUMENT...: in the background, where a shell would have it deaf to SIGINT.
start() {
  : >said
  env --default-signal=INT "$FOXSHEET" --lang en "$@" 2>said &
  app=$!
}
# comes FILE: waits for it, with something in it.
comes() {
  for ((i = 0; i < 600; ++i)); do
    [[ ! -s $1 ]] || return 0
    sleep 0.1
  done
  bad "$1 does not come: $(<said)"
}
# ends STATUS SIGNAL: soon after that signal. On a busy machine a second is a long one.
ends() {
  local status
  kill -"$2" "$app"
  timeout 20 tail --pid="$app" -f /dev/null || bad "it goes on after SIG$2"
  kill -9 "$app" 2>/dev/null
  wait "$app" 2>/dev/null
  status=$?
  app=
  ((status == $1)) || bad "it ended with $status instead of $1 after SIG$2: $(<said)"
}

# At rest, with a game on the table: the window closes, and the game is there again.
export FOXSHEET_FRAMES=1
for signal in TERM INT; do
  start --renderer none --data "$signal" game.fox
  comes said
  ends 0 "$signal"
  "$FOXREF" --data "$signal" games list | grep -q "Ada, Ben" || bad "the game is gone after SIG$signal"
  grep -q '"open-game": 1' "$signal/settings.json" || bad "the settings are not saved after SIG$signal"
done
unset FOXSHEET_FRAMES

# In the midst of work that never ends: from the picture on the disk does not answer any more.
cat >hang.c <<'C'
#include <unistd.h>
static int answer(void) {
  while (access("now.png", F_OK) == 0) pause();
  return 0;
}
int fsync(int file) { return (void)file, answer(); }
int fdatasync(int file) { return (void)file, answer(); }
C
cc -shared -fPIC -o hang.so hang.c || bad "the hindrance cannot be built"
printf '%s\n' 'shot now.png' 'tap die.o' 'tap cell.orange.1' 'wait 1000' >test.script
LD_PRELOAD=$folder/hang.so start --renderer software --data hangs --script test.script game.fox
comes now.png
sleep 2
kill -0 "$app" || bad "nothing held it up: $(<said)"
ends 143 TERM
rm now.png
"$FOXREF" --data hangs games check >/dev/null || bad "the games are not sound"
"$FOXREF" --data hangs games list | grep -q "Ada, Ben" || bad "the game is gone"

# What is no file is no record, and nobody waits for it.
mkfifo pipe.fox
words=$(timeout 60 "$FOXSHEET" --renderer none --lang en --data pipe pipe.fox 2>&1)
[[ $? == 2 && $words == *"a pipe or a device"* ]] || bad "a pipe as a record: $words"
printf '%s\n' 'drop pipe.fox' 'expect text "a pipe or a device"' >test.script
timeout 60 "$FOXSHEET" --renderer none --lang en --data pipe --script test.script || bad "a pipe that was dropped"
exit $((failures > 0))
