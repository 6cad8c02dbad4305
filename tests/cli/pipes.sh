#!/bin/bash
# Pipes and devices: nobody waits for what somebody else left under a name; what the caller gives us through a pipe is
# read to its end.
# shellcheck source=tests/cli/check.bash
source "$(dirname "$(readlink -f "$0")")/check.bash"

record '1 use p4 purple.1\n' >good.fox
mkfifo pipe.fox pipe.toml
ln -s pipe.fox link.fox

# In time, with this exit status.
soon() {
  local wanted=$1
  shift
  complained=
  said=$(timeout 20 "$FOXREF" --lang "${lang:-en}" "$@" 2>&1)
  local status=$?
  ((status == wanted)) || bad "foxref $* ended with $status instead of $wanted: $said"
}
for name in pipe.fox link.fox /dev/zero /dev/tty; do
  soon 2 replay $name
  says 'it is a pipe or a device, not a file'
  soon 2 games --data saved import $name
  soon 2 score $name
done
soon 2 lint pipe.toml
says 'pipe.toml cannot be read: it is a pipe or a device, not a file.'
lang=de soon 2 lint pipe.toml
says 'keine Datei'
said=$(printf 'load pipe.fox\nload /dev/stdin\nquit\n' | timeout 20 "$FOXREF" protocol)
(($(grep -c '"reason":"file-unreadable"' <<<"$said") == 2)) || bad "the protocol read a pipe: $said"
# A sheet based on a pipe.
mkfifo base.toml
printf 'based_on = "base"\nid = "above"\n' >above.toml
soon 1 lint above.toml

# What the caller pipes in.
soon 0 replay - <good.fox
soon 0 replay /dev/stdin <good.fox
soon 0 replay /dev/fd/0 <good.fox
soon 0 replay <(sleep 0.2 && cat good.fox)
said=$({ head -c 60 good.fox; sleep 0.2; tail -c +61 good.fox; } | timeout 20 "$FOXREF" replay /dev/stdin) ||
  bad "a slow pipe was not waited for: $said"
head -c 20000000 /dev/zero | timeout 20 "$FOXREF" --lang en replay - >said
grep -q 'it is too large' said || bad "an endless pipe: $(<said)"
finish
