// Whole games by touch, from home to the last mark: what the browser keeps is, line by line, what the native app saves for
// the same taps (tests/ui/same_games.sh).
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { open, sizes } from "./browser.mjs";
import { kept_lines } from "./kept.mjs";

const read = (name) => readFileSync(new URL(`games/${name}`, import.meta.url), "utf8");

for (const [game, size] of [
  ["ganz-schoen-clever-1", "tablet"],
  ["clever-hoch-drei-1", "tablet-wide"],
  ["doppelt-so-clever-1", "phone"],
  ["wizard-wuerfelspiel-2", "tablet"],
])
  test(`${game} on a ${size}`, async () => {
    const app = await open({ size: sizes[size], ratio: 1, blind: true });
    try {
      for (const line of read(`${game}.script`).trim().split("\n")) await app.tap(line.replace(/^tap /, ""));
      await app.saved();
      assert.equal(await kept_lines(app.page), read(`${game}.lines`));
      await app.tap("button.result");
      await app.wait("button.again");
      assert.deepEqual(app.errors, []);
    } finally {
      await app.close();
    }
  });
