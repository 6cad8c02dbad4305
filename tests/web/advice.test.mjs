// Advice is the same in a browser as on every machine: the same program, once as it is and once as a browser runs it, says the
// same of many positions, to the last part of a point.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";

const built = (path) => fileURLToPath(new URL(`../../build/${path}`, import.meta.url));
const answers = (program, ...words) => execFileSync(program, words, { encoding: "utf8" }).trimEnd().split("\n");

test("the first load has no advice in it", () => {
  const app = readFileSync(built("web/foxsheet.wasm"), "latin1");
  assert.ok(app.includes("seer = "), "the catalogues are not read");
  for (const word of ["foxnet 1", "advice-", "review-sums"]) assert.ok(!app.includes(word), word);
});

test("what is best, and what it is worth, does not depend on the machine", () => {
  const native = answers(built("release/bin/foxadvice"));
  assert.ok(native.length > 150, `only ${native.length} positions`);
  // Where there is fetch, Debian 12's emscripten takes node for a browser.
  const start = `delete globalThis.fetch; require(${JSON.stringify(built("web-build/bin/foxadvice.js"))})`;
  assert.deepEqual(answers(process.execPath, "--eval", start), native);
});
