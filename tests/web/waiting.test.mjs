// What is seen until the first frame, on a slow line: the ground of the theme at once, then the fox and how much of the app is
// here. And that each file comes over that line once.
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { open, sizes, until, with_app } from "./browser.mjs";
import { built, serve } from "./server.mjs";

const grounds = { paper: "233 225 211", dark: "16 19 25" };
const furs = { paper: "210 80 30", dark: "240 138 75" };

// The middle of the fox's forehead, and of the page's upper edge.
async function look(app) {
  const { x, y, width, height } = await app.page.locator("#start svg").boundingBox();
  return app.colors([x + width / 2, y + height * 0.35], [app.page.viewportSize().width / 2, 3]);
}

for (const [theme, size] of [["paper", "phone"], ["dark", "tablet-wide"]])
  test(`on a slow line the ${theme} ground is seen, then the fox and what has come, until the first frame: ${size}`, async () => {
    const server = await serve();
    const next_part = server.holds("foxsheet.wasm", 4);
    const app = await open({ server, waits: false, dark: theme === "dark", size: sizes[size], ratio: 1 });
    try {
      const line = await app.context.newCDPSession(app.page);
      await line.send("Network.enable");
      await line.send("Network.emulateNetworkConditions", { offline: false, latency: 200, downloadThroughput: 1e6, uploadThroughput: 1e6 });
      await app.page.goto(app.url, { waitUntil: "commit" });
      await until(app.page, () => Boolean(document.getElementById("start")));
      const edge = [app.page.viewportSize().width / 2, 3];
      assert.deepEqual(await app.colors(edge), [grounds[theme]], "at once, whatever has come");
      const whole = statSync(join(built, "foxsheet.wasm")).size;
      for (let part = 1; part < 4; ++part) {
        const here = await next_part();
        await until(app.page, (here) => document.getElementById("fetched").value === here, here);
        await until(app.page, () => document.getAnimations().length === 0);
        assert.deepEqual(await look(app), [furs[theme], grounds[theme]]);
        assert.equal(await app.page.evaluate(() => document.getElementById("fetched").max), whole);
        const { x, y, width, height } = await app.page.locator("#fetched").boundingBox();
        const [come, to_come] = await app.colors(...[-0.05, 0.05].map((beside) => [x + width * (here / whole + beside), y + height / 2]));
        assert.equal(come, furs[theme], "the bar is as long as what has come");
        assert.notEqual(to_come, furs[theme]);
      }
      await next_part();
      await app.ready();
      assert.equal(await app.page.locator("#start").count(), 0, "then the app is there");
      assert.deepEqual(app.errors, []);
    } finally {
      await app.close();
      await server.close();
    }
  });

with_app("the ground is that of the theme that was chosen, and the canvas has it before anything is drawn", { ratio: 1, language: "de-DE" }, async (app) => {
  await app.tap("button.settings");
  await app.tap("theme.dark");
  await app.tap("language.nl");
  await app.saved();
  await app.page.addInitScript(() => {
    const compile = WebAssembly.compileStreaming;
    WebAssembly.compileStreaming = async (answer) => {
      window.streams = true;
      await new Promise((done) => (window.go_on = done));
      return compile(answer);
    };
  });
  await app.page.reload({ waitUntil: "commit" });
  await until(app.page, () => Boolean(window.go_on));
  assert.equal(await app.page.evaluate(() => document.documentElement.lang), "nl");
  await until(app.page, () => document.getAnimations().length === 0);
  assert.deepEqual(await look(app), [furs.dark, grounds.dark]);
  await app.page.evaluate(() => (document.getElementById("start").hidden = true));
  const { width, height } = app.page.viewportSize();
  await until(app.page, () => getComputedStyle(document.getElementById("start")).display === "none");
  assert.deepEqual(await app.colors([width / 2, height / 2], [3, 3]), [grounds.dark, grounds.dark]);
  await app.page.evaluate(() => window.go_on());
  await app.ready();
  assert.ok(await app.page.evaluate(() => window.streams), "it is compiled while it comes");
});

// The files that the worker keeps, by itself.
const kept = () => [...readFileSync(join(built, "worker.js"), "utf8").matchAll(/^ {2}"(.+)": "[0-9a-f]{64}",$/gm)].map(([, file]) => file);

test("on the first visit each file comes once, at the next none", async () => {
  const server = await serve();
  const app = await open({ server, ratio: 1, blind: true });
  const complete = async () => (await navigator.serviceWorker.ready).active?.state === "activated";
  try {
    await until(app.page, complete);
    server.sent.set("icon.svg", 1); // the browser itself asks for it twice: for the tab, and for the manifest
    const files = kept();
    assert.ok(files.includes("foxsheet.wasm") && files.includes("index.html"));
    assert.deepEqual(Object.fromEntries(server.sent), Object.fromEntries([...files, "worker.js"].map((file) => [file, 1])));
    server.sent.clear();
    await app.page.reload();
    await app.ready();
    await app.page.waitForTimeout(1500);
    server.sent.delete("worker.js"); // is there a newer one?
    assert.deepEqual([...server.sent], []);
  } finally {
    await app.close();
    await server.close();
  }
});
