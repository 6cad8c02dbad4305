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

# build PRESET [TARGET]: configures only when the presets or the place of the project changed (everything else Ninja
# notices by itself), then builds. All words go to stderr: stdout belongs to the program that is started afterwards.
build() {
  local dir=build/$1 log=build/$1.configure.log
  local stamp=$dir/.configured
  if [[ ! $stamp -nt CMakePresets.json || $(<"$stamp") != "$root" ]]; then
    echo "Preparing the build in $dir" >&2
    mkdir -p build
    [[ ! -e $stamp || $(<"$stamp") == "$root" ]] || rm -rf "$dir" # moved or copied: CMake would refuse it
    cmake --preset "$1" >"$log" 2>&1 || {
      cat "$log" >&2
      fail "CMake could not prepare the build; its words are above and in $log."
    }
    echo "$root" >"$stamp"
  fi
  cmake --build "$dir" ${2:+--target "$2"} >&2 || fail "the build in $dir failed; the first error above says where."
}

# files PATTERN...: the project's files of these names, one a line: new ones too, ignored ones not.
files() {
  local file
  git -c safe.directory="$root" ls-files -co --exclude-standard -- "$@" | while read -r file; do
    [[ ! -f $file ]] || echo "$file"
  done
}
