// How the app starts where something is in its way: without a network, with games that cannot be read. And how it goes on
// after a stumble.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { App, hindered, says_trouble, with_app } from "./browser.mjs";
import { own_folder } from "./folders.mjs";
import { kept_lines, lines_of } from "./kept.mjs";
import { belongs, play, play_on, taps, wholes } from "./played.mjs";

with_app("after the first visit it starts without a network, and what is played is kept", { ratio: 1, blind: true }, async (app) => {
  await app.page.evaluate(() => navigator.serviceWorker.ready);
  await app.context.setOffline(true);
  await app.page.reload();
  await app.ready();
  await play(app, 0, wholes[1]);
  const before = await kept_lines(app.page);
  assert.ok(belongs(before));
  await app.page.reload();
  await app.ready();
  assert.equal(await kept_lines(app.page), before);
  const manifest = await app.page.evaluate(async () => (await fetch("manifest.json")).json());
  for (const icon of manifest.icons)
    assert.ok(await app.page.evaluate(async (src) => (await fetch(src)).ok, icon.src), icon.src);
});

with_app("games that cannot be read are not written over: it is said, and the next start has them", { ratio: 1, blind: true }, async (app) => {
  await play(app, 0, wholes[1]);
  const before = await kept_lines(app.page);
  const { page } = await hindered(app, () => {
    IDBObjectStore.prototype.getAll = () => {
      throw new DOMException("the disk did not answer", "UnknownError");
    };
  });
  await says_trouble(page);
  await page.waitForTimeout(500);
  const again = new App(await app.context.newPage(), app.url);
  await again.load();
  assert.equal(await kept_lines(again.page), before);
  await again.page.waitForFunction(() => !FoxStorage.writes); // the one that could not read is still there
  await page.close();
  await again.page.waitForFunction(() => FoxStorage.writes);
  await again.settle(); // the notice goes by itself
  await play_on(again, wholes[1], wholes[2]);
  await again.saved();
  assert.ok(belongs(await kept_lines(again.page), before));
});

with_app("a block that became too long loses no game", { ratio: 1, blind: true }, async (app) => {
  await play(app, 0, wholes[1]);
  const before = await kept_lines(app.page);
  await app.page.evaluate(async () => {
    const wait = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
    const writing = (await wait(indexedDB.open("foxsheet"))).transaction("blocks", "readwrite");
    const blocks = writing.objectStore("blocks");
    const last = (await wait(blocks.getAllKeys(IDBKeyRange.bound(["/data/games.db", 0], ["/data/games.db", Infinity])))).pop();
    const bytes = await wait(blocks.get(last));
    const longer = new Uint8Array(bytes.length + 100);
    longer.set(bytes);
    blocks.put(longer, last);
    await new Promise((done) => (writing.oncomplete = done));
  });
  await app.page.reload();
  await app.ready();
  await play_on(app, wholes[1], wholes[2]);
  await app.saved();
  // The block is written again as it should be when something in it changes; what the app has counts here.
  const now = await app.page.evaluate(() => [...FS.readFile("/data/games.db")]);
  const data = own_folder("blocks");
  writeFileSync(join(data, "games.db"), Buffer.from(now));
  assert.ok(belongs(lines_of(data), before));
});

with_app("a connection that the browser cut is mended before anybody notices", { ratio: 1, blind: true }, async (app) => {
  await play(app, 0, wholes[1]);
  const before = await kept_lines(app.page);
  await app.page.evaluate(async () => (await FoxStorage.database).close());
  await play(app, wholes[1], wholes[2]);
  assert.ok(belongs(await kept_lines(app.page), before));
  assert.ok(!(await app.targets()).has("notice.act"));
});

with_app("after a stumble in the middle of a line what is kept is whole", { ratio: 1, blind: true }, async (app) => {
  await play(app, 0, wholes[1]);
  const before = await kept_lines(app.page);
  await app.page.evaluate(() => {
    // The app is stopped while it writes a file.
    const { write } = MEMFS.ops_table.file.stream;
    let writes = 0;
    MEMFS.ops_table.file.stream.write = (...what) => {
      const written = write(...what);
      if (++writes === 2) throw new WebAssembly.RuntimeError("unreachable");
      return written;
    };
    for (const stream of FS.streams) if (stream?.stream_ops?.write) stream.stream_ops.write = MEMFS.ops_table.file.stream.write;
  });
  for (const name of taps.slice(wholes[1], wholes[2])) {
    const place = (await app.targets()).get(name);
    if (place) await app.page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
    await app.page.waitForTimeout(50);
  }
  await says_trouble(app.page);
  await app.page.waitForTimeout(300);
  app.errors.length = 0;
  await app.page.reload();
  await app.ready();
  const after = await kept_lines(app.page);
  assert.ok(belongs(after) && after.startsWith(before));
});

with_app("a graphics card that was taken away comes back with what was on the screen", { card: true }, async (app) => {
  await play(app, 0, wholes[0]);
  await app.page.waitForTimeout(3000); // hints go by themselves
  await app.settle();
  const before = await app.page.screenshot();
  await app.page.evaluate(async () => {
    const card = Module.canvas.getContext("webgl").getExtension("WEBGL_lose_context");
    card.loseContext();
    await new Promise((done) => setTimeout(done, 200));
    card.restoreContext();
    await new Promise((done) => setTimeout(done, 200));
  });
  await app.settle();
  await app.page.waitForTimeout(300);
  assert.ok(before.equals(await app.page.screenshot()));
  app.errors = app.errors.filter((text) => !text.includes("CONTEXT_LOST_WEBGL"));
});
