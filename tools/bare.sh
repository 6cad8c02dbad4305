# shellcheck shell=bash
# Shared by tools/fresh and tools/package/in-trees: bare Debian trees, and commands in copies of them. Sourced after
# common.sh by who is root; needs a network and 5 GB in /var/tmp.
# Mirror and keys are those of this system. Bare trees are kept in $place for the next time.
umask 022 # what is put into a tree is read there by others
place=/var/tmp/foxsheet-fresh
mkdir -p "$place"

tree=
trap '[[ -z $tree ]] || rm -rf --one-file-system "$tree"' EXIT

bare() { # SUITE: a tree with what every Debian has and nothing else
  [[ ! -e $place/$1/.complete ]] || return 0
  rm -rf --one-file-system "${place:?}/$1"
  local mirror
  mirror=$(debian_mirror)
  echo "Making a bare $1 (in $place/$1.log)"
  debootstrap --variant=minbase --include=ca-certificates "$1" "$place/$1" "$mirror" >"$place/$1.log" 2>&1 || {
    tail -n 5 "$place/$1.log" >&2
    fail "debootstrap could not make $1; its words are above. Is there a network?"
  }
  echo force-unsafe-io >"$place/$1/etc/dpkg/dpkg.cfg.d/quick" # nobody misses a copy that the power was cut from
  touch "$place/$1/.complete"
}

# clean SUITE NAME: a copy of the bare tree that knows the network, in $tree.
clean() {
  bare "$1"
  tree=$place/copy-$1-$2
  rm -rf --one-file-system "$tree"
  cp -a --reflink=auto "$place/$1" "$tree"
  cp -L /etc/resolv.conf "$tree/etc/resolv.conf"
  mkdir -p "$tree/srv/foxsheet"
}

# finished: the copy is not needed any more, and nothing in it went wrong.
finished() {
  rm -rf --one-file-system "$tree" "$tree.log"
  tree=
}

# inside WHO COMMAND...: runs a command in the tree, in the copy of the project; its /proc ends with it.
inside() {
  # shellcheck disable=SC2016  # expanded inside
  timeout 7200 unshare --mount --pid --fork --kill-child bash -c '
    mount -t proc proc "$1/proc"
    exec chroot --userspec="$2:$2" "$1" /usr/bin/env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
      HOME=/tmp LC_ALL=C.UTF-8 bash -c "cd /srv/foxsheet && \"\$@\"" bash "${@:3}"
  ' bash "$tree" "$@" </dev/null
}

# stage NAME WHO COMMAND...: runs it, says how long it took; the words of a failure are shown.
stage() {
  local log=$tree.log began=${EPOCHREALTIME/./}
  if ! inside "${@:2}" >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    fail "$1 failed; its last words are above, all of them in $log."
  fi
  took=$(((${EPOCHREALTIME/./} - began) / 100000))
  printf '  %-24s %d.%d s\n' "$1" $((took / 10)) $((took % 10))
}

# installed_and_run: the package that lies beside the project's first.script is installed in the tree, run without a
# display, and removed again.
installed_and_run() {
  stage 'installed' root sh -c 'apt-get -qq update && apt-get -qq install -y --no-install-recommends ./foxsheet_*.deb'
  # shellcheck disable=SC2016  # expanded inside
  stage 'run' root sh -c 'export PATH="$PATH:/usr/games" SDL_VIDEODRIVER=dummy
    foxsheet --version && foxref --version && foxref demo && foxsheet --data /tmp/table --script first.script'
  stage 'removed' root sh -c 'apt-get -qq purge -y foxsheet && ! ls /usr/games/fox* /usr/share/*/foxsheet* 2>/dev/null'
}
