# shellcheck shell=bash
# Shared by the scripts of this folder: where the project is, one sentence on failure, building a preset.
# After sourcing, the current directory is the project's; the caller's own is kept in $caller_dir.

# shellcheck disable=SC2034  # used by those who source this
caller_dir=$PWD
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
cd "$root" || exit

fail() {
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
  exit 1
}

# build PRESET [TARGET]: begins anew when the presets or the place of the project changed (everything else Ninja notices by
# itself), then builds. All words go to stderr: stdout belongs to the program that is started afterwards.
build() {
  local dir=build/$1 log=build/$1.configure.log
  local stamp=$dir/.configured wanted
  wanted="$root $(sha256sum <CMakePresets.json)"
  if [[ ! -e $stamp || $(<"$stamp") != "$wanted" ]]; then
    echo "Preparing the build in $dir" >&2
    mkdir -p build
    # What was moved or copied CMake refuses, and where the compiler is another it forgets what else the preset says.
    [[ ! -e $stamp ]] || rm -rf "$dir"
    cmake --preset "$1" >"$log" 2>&1 || {
      cat "$log" >&2
      fail "CMake could not prepare the build; its words are above and in $log."
    }
    echo "$wanted" >"$stamp"
  fi
  cmake --build "$dir" ${2:+--target "$2"} >&2 || fail "the build in $dir failed; the first error above says where."
}

# need_root WHAT OTHERWISE: $as_root becomes what runs a command as root; where nothing does, WHAT cannot be done.
need_root() {
  as_root=()
  ((EUID)) || return 0
  command -v sudo >/dev/null || fail "$1 needs root, and there is no sudo. $2"
  as_root=(sudo)
  [[ -t 0 ]] || as_root+=(-n) # nobody is there to type a password
  "${as_root[@]}" true || fail "$1 needs root, and sudo refused. $2"
}

# watched PATTERN COMMAND...: runs it with a folder of its own for temporary files, and fails where something is left there.
watched() {
  local pattern=$1 status=0 left
  TMPDIR=$(mktemp -d)
  export TMPDIR
  chmod 755 "$TMPDIR" # some tests become somebody else
  "${@:2}" || status=$?
  left=$(find "$TMPDIR" -mindepth 1 -maxdepth 1 -name "$pattern" -printf '%f\n')
  rm -rf "$TMPDIR"
  [[ -z $left ]] || fail "left behind in the folder for temporary files:" "${left//$'\n'/, }"
  return "$status"
}

# files PATTERN...: the project's files of these names, one a line: new ones too, ignored ones not.
files() {
  local file
  git -c safe.directory="$root" ls-files -co --exclude-standard -- "$@" | while read -r file; do
    [[ ! -f $file ]] || echo "$file"
  done
}

# debian_mirror: the address of the mirror that this system uses.
debian_mirror() {
  local mirror
  # shellcheck disable=SC2016  # apt-get fills these in
  mirror=$(apt-get indextargets --format '$(ORIGIN) $(REPO_URI)' | awk '$1 == "Debian" && !/security/ {print $2; exit}')
  [[ -n $mirror ]] || fail "this system knows no Debian mirror: apt-get update first?"
  echo "$mirror"
}
