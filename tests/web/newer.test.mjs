// A newer version on the server: it holds from the next start on and as a whole, only what differs comes over the network, and
// an app that is only ever brought to the front finds it, too.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { open, until } from "./browser.mjs";
import { own_folder } from "./folders.mjs";
import { built, serve } from "./server.mjs";

const web_worker = fileURLToPath(new URL("../../tools/web-worker", import.meta.url));

// The built app with another title.
function newer() {
  const folder = own_folder("newer");
  cpSync(built, folder, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
  const page = join(folder, "index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace("<title>Foxsheet", "<title>Foxsheet B"));
  execFileSync(web_worker, [folder]);
  return folder;
}

async function visited(play) {
  const server = await serve();
  const app = await open({ server, ratio: 1, blind: true });
  try {
    await app.page.evaluate(() => navigator.serviceWorker.ready);
    await until(app.page, () => navigator.serviceWorker.controller);
    await play(app, server, await versions(app));
    assert.deepEqual(app.errors.filter((text) => !text.includes("not that of this version")), []);
  } finally {
    await app.close();
    await server.close();
  }
}
const versions = (app) => app.page.evaluate(async () => (await caches.keys()).join());
const title = (app) => app.page.evaluate(async () => (await (await fetch("index.html")).text()).match(/<title>(.*)<\/title>/)[1]);
const has_another = (app, first) => until(app.page, (first) => caches.keys().then((keys) => keys.length === 1 && keys[0] !== first), first);

test("a newer version holds from the next start on, and half of one never", () =>
  visited(async (app, server, first) => {
    const look = () => app.page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => {}));
    const folder = newer();
    // The worker is there already, the page is not.
    server.serves(folder, (name) => (name === "index.html" ? built : folder));
    await look();
    await until(app.page, async () => !(await navigator.serviceWorker.ready).installing);
    assert.equal(await versions(app), first, "only the old one is kept");
    await app.page.reload();
    await app.ready();
    assert.equal(await title(app), "Foxsheet");
    server.serves(folder);
    server.sent.clear();
    await look();
    await has_another(app, first);
    assert.deepEqual(Object.fromEntries(server.sent), { "worker.js": 1, "index.html": 1 }, "what did not change is not fetched");
    await app.context.setOffline(true);
    await app.page.reload();
    await app.ready();
    assert.equal(await title(app), "Foxsheet B");
  }));

test("an app that comes to the front looks for a newer version, and not every time", () =>
  visited(async (app, server, first) => {
    // Brought to the front, so many minutes after the page was opened.
    const to_front = (minutes) =>
      app.page.evaluate((minutes) => {
        const now = (window.real_now ??= Date.now);
        Date.now = () => now() + minutes * 60_000;
        document.dispatchEvent(new Event("visibilitychange"));
      }, minutes);
    server.serves(newer());
    server.sent.clear();
    await to_front(10);
    await app.page.waitForTimeout(1000);
    assert.deepEqual([...server.sent], [], "it has just looked");
    await to_front(45);
    await has_another(app, first);
    assert.equal(server.sent.get("worker.js"), 1);
    await to_front(50);
    await app.page.waitForTimeout(1000);
    assert.equal(server.sent.get("worker.js"), 1, "it has looked five minutes ago");
    await app.page.reload();
    await app.ready();
    assert.equal(await title(app), "Foxsheet B");
  }));
