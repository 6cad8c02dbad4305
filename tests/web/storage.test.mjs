// What was shown as saved is there: after a reload, after the browser was killed, and when the browser has had no room for a
// while.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { open, with_app } from "./browser.mjs";
import { kept_lines } from "./kept.mjs";
import { belongs, play, play_on, taps, wholes } from "./played.mjs";
import { serve } from "./server.mjs";

with_app("a reload in the middle, and the game goes on", { ratio: 1, blind: true }, async (app) => {
  let at = 0;
  for (const next of [wholes[1], wholes[4], wholes[5]]) {
    await play(app, at, next);
    const before = await kept_lines(app.page);
    assert.ok(belongs(before), "what is kept is what was played");
    at = next;
    await app.page.reload();
    await app.ready();
    assert.equal(await kept_lines(app.page), before);
  }
});

// What the app is told when it draws its sign, as a promise: the first time that all is saved after something was written.
async function sign(app) {
  let seen;
  const shown = new Promise((done) => (seen = done));
  await app.page.exposeFunction("sign_shown", () => seen());
  await app.page.evaluate(() => {
    const waits = FoxStorage.waits.bind(FoxStorage);
    const note = FoxStorage.note.bind(FoxStorage);
    let written = false;
    FoxStorage.note = (...what) => {
      written = true;
      note(...what);
    };
    FoxStorage.waits = () => {
      const now = waits();
      if (written && !now) sign_shown();
      return now;
    };
  });
  return { shown };
}

// The browser with all its processes, by their numbers.
function kill(profile) {
  for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
    try {
      if (readFileSync(`/proc/${id}/cmdline`, "latin1").includes(profile)) process.kill(Number(id), "SIGKILL");
    } catch {
      // It has ended by itself.
    }
}

for (const to of [wholes[0], wholes[3], wholes[4]])
  test(`the browser is killed as soon as the sign says saved, after ${to} taps, and nothing is lost`, async () => {
    const server = await serve();
    const profile = mkdtempSync(join(tmpdir(), "foxsheet-killed-"));
    try {
      let app = await open({ profile, server, ratio: 1, blind: true });
      await play(app, 0, to - 1);
      const before = await kept_lines(app.page);
      const { shown } = await sign(app);
      const killed = shown.then(() => kill(profile));
      const place = await app.wait(taps[to - 1]);
      await app.page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2).catch(() => {});
      await killed;
      await app.close().catch(() => {});
      app = await open({ profile, server, ratio: 1, blind: true });
      try {
        const after = await kept_lines(app.page);
        assert.ok(belongs(after, before), "the line of the last tap is there");
        await play(app, to, to + 6);
        assert.ok(belongs(await kept_lines(app.page), after), "and the game goes on");
        assert.deepEqual(app.errors, []);
      } finally {
        await app.close();
      }
    } finally {
      rmSync(profile, { recursive: true, force: true });
      await server.close();
    }
  });

// As a browser does it that has no room: it takes all that is written, and gives up when that is to be kept.
async function room(app, is_there) {
  await app.page.evaluate((is_there) => {
    window.has_room = is_there;
    if (window.may_be_full) return;
    window.may_be_full = true;
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      const begun = transaction.call(this, stores, mode, options);
      if (window.has_room || mode !== "readwrite") return begun;
      Object.defineProperty(begun, "error", { value: new DOMException("no room", "QuotaExceededError") });
      const files = begun.objectStore("files");
      // After everything else that is asked of it.
      const later = (turns) => (files.count().onsuccess = () => (turns ? later(turns - 1) : begun.abort()));
      later(5);
      return begun;
    };
  }, is_there);
}

with_app("where the browser has no room it is said, the game goes on, and all is kept when there is room again", { ratio: 1, blind: true }, async (app) => {
  await play(app, 0, wholes[1]);
  const before = await kept_lines(app.page);
  await room(app, false);
  await play_on(app, wholes[1], wholes[2]);
  await app.page.waitForFunction(() => FoxStorage.trouble === "full");
  await app.wait("notice.act"); // a copy is offered
  assert.equal(await kept_lines(app.page), before);
  await room(app, true);
  await app.saved();
  await app.settle();
  assert.ok(!(await app.targets()).has("notice.act"), "the notice has gone");
  assert.ok(belongs(await kept_lines(app.page), before));
});

with_app("where the browser has no room it is said without a game, too, and who closes the page is asked", { ratio: 1, blind: true }, async (app) => {
  await play(app, 0, wholes[0]);
  await app.tap("button.home");
  await app.saved();
  await room(app, false);
  await app.tap("button.settings");
  await app.tap("theme.dark");
  await app.page.waitForFunction(() => FoxStorage.trouble === "full");
  await app.wait("notice.act");
  const [download] = await Promise.all([app.page.waitForEvent("download"), app.tap("notice.act")]);
  assert.match(download.suggestedFilename(), /\.db$/); // a copy of all games
  await app.tap("notice.close"); // where it is
  await app.wait("notice.act");
  const asked = app.page.waitForEvent("dialog");
  const closing = app.page.close({ runBeforeUnload: true });
  const dialog = await asked;
  assert.equal(dialog.type(), "beforeunload");
  await dialog.dismiss();
  await closing;
  // A game that is opened then says it as well.
  await app.tap("button.back");
  await app.tap("game.1");
  await app.wait("notice.act");
});

with_app("what is written after a tap stays small", { ratio: 1, blind: true }, async (app) => {
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
});
