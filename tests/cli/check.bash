# shellcheck shell=bash
# Shared by the scripts of this folder: a scratch folder with nothing of this machine's settings, and how to say what a
# run of the referee must end with. A script ends with `finish`.
set -uo pipefail
: "${FOXREF:?says where the referee is}"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit
export HOME=$scratch XDG_DATA_HOME=$scratch/data LC_ALL=C.UTF-8
failures=0

bad() {
  printf 'FAILED: %s\n' "$*"
  failures=$((failures + 1))
}

# ends STATUS ARGUMENT...: runs the referee; its words are then in $said and, of stderr, in $complained.
ends() {
  local wanted=$1
  shift
  "$FOXREF" "$@" >said 2>complained
  local status=$?
  said=$(tr -d '\0' <said)
  complained=$(tr -d '\0' <complained)
  ((status == wanted)) || bad "foxref $* ended with $status instead of $wanted: $said $complained"
  ((status <= 2)) || bad "foxref $* did not end by itself"
}

# says TEXT: the last run said this on its output.
says() { [[ $said == *"$1"* ]] || bad "\"$1\" was not said but: $said $complained"; }

complains() { [[ $complained == *"$1"* ]] || bad "\"$1\" was not complained but: $complained"; }

# one_sentence: people get a line or two, never a heap of words.
one_sentence() {
  [[ -n $said$complained ]] || bad "nothing was said"
  (($(wc -l <said) <= 3)) || bad "too many words: $said"
}

record() { printf 'foxsheet 1\nsheet ganz-schoen-clever\nmode sheet\nplayer Ada\n---\n%b' "$1"; }

finish() {
  ((failures == 0)) || exit 1
  echo "all as it should be"
}
