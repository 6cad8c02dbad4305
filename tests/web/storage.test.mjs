// What was shown as saved is there: after a reload, after the browser was killed, with a second tab, and when the browser
// has had no room for a while.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { App, open } from "./browser.mjs";
import { kept_lines } from "./kept.mjs";
import { serve } from "./server.mjs";

const read = (name) => readFileSync(new URL(`games/${name}`, import.meta.url), "utf8");
const lines = read("ganz-schoen-clever-1.lines");
const taps = read("ganz-schoen-clever-1.script").trim().split("\n").map((line) => line.replace(/^tap /, ""));
// Where a line is whole: the next throw begins.
const wholes = taps.flatMap((name, i) => (name.startsWith("cell.") && taps[i + 1]?.startsWith("face.") ? [i + 1] : []));

async function play(app, from, to) {
  for (const name of taps.slice(from, to)) await app.tap(name);
  await app.saved();
}

// As somebody does who has read the notice that lies over the dice.
async function play_on(app, from, to) {
  for (const name of taps.slice(from, to)) {
    const there = await app.targets();
    if (!there.has(name) && there.has("notice.close")) await app.tap("notice.close");
    await app.tap(name);
  }
}

test("a reload in the middle, and the game goes on", async () => {
  const app = await open({ ratio: 1 });
  try {
    let at = 0;
    for (const next of [wholes[1], wholes[6], wholes[7], taps.length]) {
      await play(app, at, next);
      const before = await kept_lines(app.page);
      assert.ok(lines.startsWith(before) && before.length > 0, "what is kept is what was played");
      at = next;
      if (next === taps.length) continue;
      await app.page.reload();
      await app.ready();
      assert.equal(await kept_lines(app.page), before);
    }
    assert.equal(await kept_lines(app.page), lines);
    assert.deepEqual(app.errors, []);
  } finally {
    await app.close();
  }
});

test("the browser is killed, and nothing is lost that was shown as saved", async () => {
  const server = await serve();
  const profile = mkdtempSync(join(tmpdir(), "foxsheet-killed-"));
  try {
    let app = await open({ profile, server, ratio: 1 });
    await play(app, 0, wholes[3]);
    const before = await kept_lines(app.page);
    execFileSync("pkill", ["-9", "-f", profile]);
    await app.close().catch(() => {});
    app = await open({ profile, server, ratio: 1 });
    try {
      assert.equal(await kept_lines(app.page), before);
      await play(app, wholes[3], wholes[4]);
      const after = await kept_lines(app.page);
      assert.ok(lines.startsWith(after) && after.length > before.length);
      assert.deepEqual(app.errors, []);
    } finally {
      await app.close();
    }
  } finally {
    rmSync(profile, { recursive: true, force: true });
    await server.close();
  }
});

test("two tabs: the second reads only, and takes over when the first is closed", async () => {
  const app = await open({ ratio: 1 });
  try {
    await play(app, 0, wholes[1]);
    const before = await kept_lines(app.page);
    const second = new App(await app.context.newPage(), app.url);
    await second.load();
    await second.wait("notice.close"); // another Foxsheet has the games
    assert.ok(![...(await second.targets()).keys()].some((name) => name.startsWith("face.")), "it can only be looked at");
    await app.page.close();
    await second.page.waitForFunction(() => FoxStorage.writes);
    await play_on(second, wholes[1], wholes[2]);
    await second.saved();
    const after = await kept_lines(second.page);
    assert.ok(lines.startsWith(after) && after.length > before.length, "what is played then is kept");
    assert.deepEqual(second.errors, []);
  } finally {
    await app.close();
  }
});

test("where the browser has no room it is said, the game goes on, and all is kept when there is room again", async () => {
  const app = await open({ ratio: 1 });
  try {
    await play(app, 0, wholes[1]);
    const before = await kept_lines(app.page);
    await app.page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      window.full = true;
      IDBObjectStore.prototype.put = function (value, key) {
        if (window.full && value.length) throw new DOMException("no room", "QuotaExceededError");
        return put.call(this, value, key);
      };
    });
    await play_on(app, wholes[1], wholes[2]);
    await app.page.waitForFunction(() => FoxStorage.trouble === "full");
    await app.wait("notice.act"); // a copy is offered
    assert.equal(await kept_lines(app.page), before);
    await app.page.evaluate(() => (window.full = false));
    await app.saved();
    await app.settle();
    assert.ok(!(await app.targets()).has("notice.act"), "the notice has gone");
    const after = await kept_lines(app.page);
    assert.ok(lines.startsWith(after) && after.length > before.length);
  } finally {
    await app.close();
  }
});

test("what is written after a tap stays small", async () => {
  const app = await open({ ratio: 1 });
  try {
    await play(app, 0, wholes[5]);
    await app.page.evaluate(() => {
      window.written = 0;
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (value, key) {
        window.written += value.length ?? 8;
        return put.call(this, value, key);
      };
    });
    await play(app, wholes[5], wholes[6]); // six faces, a die and a cell: two lines of the record
    const written = await app.page.evaluate(() => window.written);
    assert.ok(written > 0 && written < 100_000, `${written} bytes`);
  } finally {
    await app.close();
  }
});
