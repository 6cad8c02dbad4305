// What the page around the app does: keyboard, files, language, rest, start without a network.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { open } from "./browser.mjs";

// A test with an app of its own, whose console has to stay silent.
const with_app = (name, options, play) =>
  test(name, async () => {
    const app = await open(options);
    try {
      await play(app);
      assert.deepEqual(app.errors, []);
    } finally {
      await app.close();
    }
  });

const settings = (app) => app.page.evaluate(() => JSON.parse(FS.readFile("/data/settings.json", { encoding: "utf8" })));

with_app("a finger is one tap, two fingers are two", { ratio: 1 }, async (app) => {
  await app.tap("button.settings");
  await app.tap("switch.left-handed");
  assert.equal((await settings(app))["left-handed"], true);
  const cdp = await app.context.newCDPSession(app.page);
  const targets = await app.targets();
  const middle = (name) => {
    const { x, y, width, height } = targets.get(name);
    return { x: x + width / 2, y: y + height / 2 };
  };
  const touchPoints = [
    { ...middle("switch.left-handed"), id: 0 },
    { ...middle("switch.less-motion"), id: 1 },
  ];
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await app.settle();
  assert.equal((await settings(app))["left-handed"], false);
  assert.equal((await settings(app))["reduced-motion"], true);
});

with_app("the page speaks the language of the browser, then the one that is chosen, and has the ground of the app", { language: "nl-NL", ratio: 1 }, async (app) => {
  const language = () => app.page.evaluate(() => document.documentElement.lang);
  assert.equal(await language(), "nl");
  await app.tap("button.settings");
  await app.tap("language.de");
  assert.equal(await language(), "de");
  const ground = () => app.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  assert.equal(await ground(), "rgb(233, 225, 211)");
  await app.tap("theme.dark");
  assert.equal(await ground(), "rgb(16, 19, 25)");
});

with_app("a name is typed, by keys and by a keyboard on the screen", { ratio: 1 }, async (app) => {
  await app.tap("button.new");
  assert.equal(await app.page.locator("#typing").count(), 0, "no keyboard where nothing is typed");
  await app.tap("name.1");
  assert.equal(await app.page.evaluate(() => document.activeElement.id), "typing");
  await app.page.keyboard.type("Zo");
  const cdp = await app.context.newCDPSession(app.page);
  await cdp.send("Input.insertText", { text: "ë Fuchs" });
  await app.page.keyboard.press("Enter");
  await app.settle();
  assert.equal(await app.page.locator("#typing").count(), 0);
  await app.tap("button.start");
  assert.deepEqual((await settings(app)).names, ["Zoë Fuchs"]);
});

with_app("what is typed stays in sight when a keyboard takes half of the screen", { size: { width: 390, height: 844 }, ratio: 1 }, async (app) => {
  await app.tap("button.new");
  await app.bring("name.1");
  await app.tap("name.1");
  await app.page.setViewportSize({ width: 390, height: 480 });
  await app.settle();
  assert.ok((await app.targets()).get("name.1").height >= 48);
});

with_app("a copy of all games leaves as a download and comes back", { ratio: 1 }, async (app) => {
  await app.tap("button.new");
  await app.tap("button.start");
  for (let eyes = 1; eyes <= 6; ++eyes) await app.tap(`face.${eyes}`);
  await app.tap("button.home");
  await app.tap("button.settings");
  const [download] = await Promise.all([app.page.waitForEvent("download"), app.tap("button.backup")]);
  assert.match(download.suggestedFilename(), /^foxsheet \d{4}-\d\d-\d\d\.db$/);
  const path = await download.path();
  assert.equal(readFileSync(path).toString("latin1", 0, 15), "SQLite format 3");
  const fresh = await open({ ratio: 1 });
  try {
    await fresh.tap("button.settings");
    const [chooser] = await Promise.all([fresh.page.waitForEvent("filechooser"), fresh.tap("button.bring-in")]);
    await chooser.setFiles(path);
    await fresh.settle();
    await fresh.wait("game.1");
    assert.deepEqual(fresh.errors, []);
  } finally {
    await fresh.close();
  }
});

with_app("nothing is drawn while nothing happens", { ratio: 1 }, async (app) => {
  await app.tap("button.new");
  await app.tap("button.start");
  await app.page.waitForTimeout(2500); // hints that go by themselves have gone
  await app.page.evaluate(() => {
    window.asked = 0;
    const ask = window.requestAnimationFrame;
    window.requestAnimationFrame = (call) => (++window.asked, ask(call));
  });
  await app.page.waitForTimeout(2000);
  assert.equal(await app.page.evaluate(() => window.asked), 0);
  await app.tap("face.1");
  assert.notEqual(await app.page.evaluate(() => window.asked), 0);
});

with_app("the display stays on while a game is open, and can be filled", { ratio: 1 }, async (app) => {
  const awake = () => app.page.evaluate(() => FoxPage.lock !== null && !FoxPage.lock.released);
  await app.page.evaluate(() => {
    // A display that is none knows no lock.
    navigator.wakeLock.request = async () => ({
      released: false,
      async release() {
        this.released = true;
      },
    });
  });
  await app.tap("button.new");
  assert.equal(await awake(), false);
  await app.tap("button.start");
  assert.equal(await awake(), true);
  await app.tap("button.home");
  assert.equal(await awake(), false);
  const filled = () => app.page.evaluate(() => document.fullscreenElement !== null);
  await app.tap("button.settings");
  await app.tap("button.full-screen");
  assert.equal(await filled(), true);
  await app.tap("button.full-screen");
  assert.equal(await filled(), false);
});

with_app("a photo comes from the gallery or the camera", { ratio: 1 }, async (app) => {
  await app.tap("button.paper");
  await app.tap("button.start");
  const [chooser] = await Promise.all([app.page.waitForEvent("filechooser"), app.tap("button.photo")]);
  assert.equal(await chooser.element().getAttribute("accept"), "image/*");
  const icon = await app.page.evaluate(async () => [...new Uint8Array(await (await fetch("icon-512.png")).arrayBuffer())]);
  await chooser.setFiles({ name: "paper.png", mimeType: "image/png", buffer: Buffer.from(icon) });
  await app.wait("photo.larger");
});

with_app("nothing of the browser's own comes up", { ratio: 1 }, async (app) => {
  for (const type of ["contextmenu", "gesturestart", "selectstart", "dragstart"])
    assert.ok(
      await app.page.evaluate(
        (type) => !document.getElementById("canvas").dispatchEvent(new Event(type, { bubbles: true, cancelable: true })),
        type,
      ),
      type,
    );
});

with_app("after the first visit it starts without a network", { ratio: 1 }, async (app) => {
  await app.page.evaluate(() => navigator.serviceWorker.ready);
  await app.context.setOffline(true);
  await app.page.reload();
  await app.ready();
  await app.tap("button.new");
  assert.ok((await app.targets()).has("button.start"));
  const manifest = await app.page.evaluate(async () => (await fetch("manifest.json")).json());
  for (const icon of manifest.icons)
    assert.ok(await app.page.evaluate(async (src) => (await fetch(src)).ok, icon.src), icon.src);
});
