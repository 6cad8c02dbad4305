#!/bin/bash
# .ci/run leaves nothing out, on a machine that has nothing as well: every step is done, the app is played in a browser, and
# what fails is a failure. Stand-ins take the place of the tools and note that they were called.
set -euo pipefail
root=$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$scratch"/{.ci,tools/checks,home}
cp "$root/.ci/run" "$scratch/.ci"
cp "$root/tools/common.sh" "$scratch/tools"
for tool in test check checks/tidy trust fuzz web; do
  cat >"$scratch/tools/$tool" <<END_OF_TOOL
#!/bin/bash
echo "$tool \$*" >>"$scratch/called"
echo "100% tests passed, 0 tests failed out of 1"
[[ "$tool" != "\${FAILS:-}" ]]
END_OF_TOOL
  chmod +x "$scratch/tools/$tool"
done
fail() {
  echo "$1"
  cat "$scratch/said" "$scratch/called"
  exit 1
}
run() {
  : >"$scratch/called"
  HOME=$scratch/home XDG_CACHE_HOME='' "$scratch/.ci/run" >"$scratch/said" 2>&1
}

run || fail "where all steps are done well, it fails"
steps=$(cut -d ' ' -f 1 "$scratch/called" | tr '\n' ' ')
[[ $steps == "test check checks/tidy trust fuzz web " ]] || fail "the steps were $steps"
if grep -i "left out\|skipped" "$scratch/said"; then fail "something was left out"; fi
[[ $(tail -n 1 "$scratch/said") == *"tests passed"* ]] || fail "the last line is not the test runner's"
played=$(grep -oE 'tests/web/[a-z]+[.]test[.]mjs' "$scratch/called")
for file in $played; do [[ -f $root/$file ]] || fail "there is no $file"; done
for file in smoke start storage policy tabs; do [[ $played == *"/$file.test.mjs"* ]] || fail "$file is not played"; done

for tool in test check checks/tidy trust fuzz web; do
  if FAILS=$tool run; then fail "tools/$tool fails, and nobody is told"; fi
  grep -q "^FAILED: tools/$tool" "$scratch/said" || fail "it does not say that tools/$tool failed"
  [[ $(wc -l <"$scratch/called") == 6 ]] || fail "after tools/$tool has failed steps are left out"
done
