// What the page around the app does: fingers, keyboard, language, rest, the display.
import assert from "node:assert/strict";
import { open, with_app } from "./browser.mjs";

const settings = (app) => app.page.evaluate(() => JSON.parse(FS.readFile("/data/settings.json", { encoding: "utf8" })));

with_app("a finger is one tap, two fingers are two", { ratio: 1, blind: true }, async (app) => {
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

with_app("the page speaks the language of the browser, then the one that is chosen, and has the ground of the app", { language: "nl-NL", ratio: 1, blind: true }, async (app) => {
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

with_app("dark and less motion are the system's until somebody chooses, at once and at the next start", { ratio: 1, blind: true }, async (app) => {
  const ground = () => app.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [paper, dark] = ["rgb(233, 225, 211)", "rgb(16, 19, 25)"];
  assert.equal(await ground(), paper);
  await app.page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await app.page.waitForFunction((dark) => getComputedStyle(document.body).backgroundColor === dark, dark);
  await app.tap("button.settings");
  await app.tap("switch.less-motion"); // it is on, and is turned off
  assert.equal((await settings(app))["reduced-motion"], false);
  assert.equal((await settings(app)).theme, undefined);
  // The next start begins with what the system wishes then.
  await app.saved();
  await app.page.emulateMedia({ colorScheme: "light" });
  await app.page.addInitScript(() => addEventListener("DOMContentLoaded", () => (window.began = document.documentElement.dataset.ground)));
  await app.load();
  assert.deepEqual([await app.page.evaluate(() => window.began), await ground()], [undefined, paper]);
  await app.tap("button.settings");
  await app.tap("theme.dark");
  await app.saved();
  await app.load();
  assert.deepEqual([await app.page.evaluate(() => window.began), await ground()], ["dark", dark]);
});

with_app("the first of all languages of the browser that the app has is spoken", { language: "fr-FR", ratio: 1, blind: true }, async (app) => {
  const language = () => app.page.evaluate(() => document.documentElement.lang);
  assert.equal(await language(), "en");
  await app.page.addInitScript(() => {
    Object.defineProperty(navigator, "languages", { value: ["fr-FR", "NL-be", "de"], configurable: true });
    addEventListener("DOMContentLoaded", () => (window.began = document.documentElement.lang));
  });
  await app.page.evaluate(() => localStorage.clear());
  await app.load();
  assert.deepEqual([await app.page.evaluate(() => window.began), await language()], ["nl", "nl"]);
  assert.match(await app.texts(), /Nieuw spel/);
  // It changes while the app runs.
  await app.page.evaluate(() => {
    Object.defineProperty(navigator, "languages", { value: ["de"] });
    dispatchEvent(new Event("languagechange"));
  });
  await app.page.waitForFunction(() => document.documentElement.lang === "de");
});

with_app("a half-entered roll is there again after a reload", { ratio: 1, blind: true }, async (app) => {
  await app.tap("button.new");
  await app.tap("button.start");
  for (const face of [3, 4, 1]) await app.tap(`face.${face}`);
  await app.saved();
  await app.load();
  for (const face of [6, 5, 2]) await app.tap(`face.${face}`);
  await app.settle();
  assert.ok(!(await app.targets()).has("face.1"), "six faces are a roll");
  assert.match(await app.texts(), /Choose a die/);
});

with_app("a name is typed, by keys and by a keyboard on the screen", { ratio: 1, blind: true }, async (app) => {
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

with_app("a tap into the open field leaves what is typed where it belongs", { ratio: 1, blind: true }, async (app) => {
  await app.tap("button.new");
  await app.tap("name.1");
  await app.page.keyboard.type("Zo");
  const field = await app.page.locator("#typing").boundingBox();
  await app.page.touchscreen.tap(field.x + 12, field.y + field.height / 2);
  await app.page.keyboard.type("ra");
  await app.page.keyboard.press("Backspace");
  await app.page.keyboard.press("Enter");
  await app.settle();
  await app.tap("button.start");
  assert.deepEqual((await settings(app)).names, ["Zor"]);
});

with_app("what a browser takes back was no tap", { ratio: 1, blind: true }, async (app) => {
  const { x, y, width, height } = await app.wait("button.settings");
  const cdp = await app.context.newCDPSession(app.page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
  await app.settle();
  assert.ok((await app.targets()).has("button.settings"), "home is still there");
  await app.tap("button.settings");
  assert.ok((await app.targets()).has("theme.dark"), "and the next tap is one");
});

with_app("where a keyboard covers the page, the app takes what can be seen", { ratio: 1, blind: true, size: { width: 390, height: 844 } }, async (app) => {
  const height = () => app.page.evaluate(() => Module.canvas.height);
  await app.tap("button.new");
  await app.bring("name.1");
  await app.tap("name.1");
  await app.page.evaluate(() => {
    Object.defineProperty(visualViewport, "height", { value: 500, configurable: true });
    visualViewport.dispatchEvent(new Event("resize"));
  });
  await app.page.waitForFunction(() => Module.canvas.height === 500);
  await app.settle();
  const name = (await app.targets()).get("name.1");
  assert.ok(name.height >= 48 && name.y + name.height <= 500);
  await app.page.keyboard.press("Enter");
  await app.page.waitForFunction(() => Module.canvas.height === 844);
  assert.equal(await height(), 844);
});

with_app("what is typed stays in sight when a keyboard takes half of the screen", { size: { width: 390, height: 844 }, ratio: 1, blind: true }, async (app) => {
  await app.tap("button.new");
  await app.bring("name.1");
  await app.tap("name.1");
  await app.page.setViewportSize({ width: 390, height: 480 });
  await app.settle();
  assert.ok((await app.targets()).get("name.1").height >= 48);
});

with_app("nothing is drawn while nothing happens", { ratio: 1, blind: true }, async (app) => {
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

with_app("the display stays on while a game is open, and can be filled", { ratio: 1, blind: true }, async (app) => {
  // How many locks are held.
  const awake = async () => (await app.page.evaluate(() => window.locks.filter((lock) => !lock.released).length)) > 0;
  await app.page.evaluate(() => {
    // A display that is none knows no lock.
    window.locks = [];
    navigator.wakeLock.request = async () => {
      await window.slow;
      const lock = { released: false, release: async () => (lock.released = true) };
      window.locks.push(lock);
      return lock;
    };
  });
  await app.tap("button.new");
  assert.equal(await awake(), false);
  await app.tap("button.start");
  assert.equal(await awake(), true);
  // A page that is hidden loses it, and asks again when it comes back.
  await app.page.evaluate(() => {
    for (const lock of window.locks) lock.released = true;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await app.settle();
  assert.equal(await awake(), true);
  await app.tap("button.home");
  assert.equal(await awake(), false);
  // One that comes late, when nobody wants it any more.
  await app.page.evaluate(() => {
    window.slow = new Promise((done) => (window.go_on = done));
  });
  await app.tap("button.again");
  await app.tap("button.home");
  await app.page.evaluate(() => window.go_on());
  await app.settle();
  assert.equal(await awake(), false);
  const filled = () => app.page.evaluate(() => document.fullscreenElement !== null);
  await app.tap("button.settings");
  await app.tap("button.full-screen");
  assert.equal(await filled(), true);
  // It is turned while it fills the display.
  await app.page.setViewportSize({ width: 1180, height: 820 });
  await app.page.waitForFunction(() => Module.canvas.width === innerWidth && Module.canvas.height === innerHeight);
  assert.deepEqual(await app.page.evaluate(() => [innerWidth, innerHeight]), [1180, 820]);
  await app.settle();
  await app.tap("button.full-screen");
  assert.equal(await filled(), false);
});

with_app("nothing of the browser's own comes up", { ratio: 1, blind: true }, async (app) => {
  for (const type of ["contextmenu", "gesturestart", "selectstart", "dragstart"])
    assert.ok(
      await app.page.evaluate(
        (type) => !document.getElementById("canvas").dispatchEvent(new Event(type, { bubbles: true, cancelable: true })),
        type,
      ),
      type,
    );
});
