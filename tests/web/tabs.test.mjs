// Several tabs: one writes, the others look; when it is closed the next one goes on, and no game is lost on the way.
import assert from "node:assert/strict";
import test from "node:test";
import { App, open, until, with_app } from "./browser.mjs";
import { kept_lines } from "./kept.mjs";
import { begun, belongs, play, play_on, taps, wholes } from "./played.mjs";

async function another(app, path = "") {
  const second = new App(await app.context.newPage(), app.url + path);
  await second.load();
  return second;
}

async function takes_over(tab) {
  await tab.page.waitForFunction(() => FoxStorage.writes);
  await tab.settle();
}

with_app("the second tab reads only, and takes over when the first is closed", { ratio: 1, blind: true }, async (app) => {
  await play(app, 0, wholes[1]);
  const before = await kept_lines(app.page);
  const second = await another(app);
  await second.wait("notice.close"); // another Foxsheet has the games
  assert.ok(![...(await second.targets()).keys()].some((name) => name.startsWith("face.")), "it can only be looked at");
  assert.equal(await second.page.evaluate(() => FoxStorage.waits()), false, "what it does not write it does not wait for");
  await app.page.close();
  await takes_over(second);
  await play_on(second, wholes[1], wholes[2]);
  await second.saved();
  assert.ok(belongs(await kept_lines(second.page), before), "what is played then is kept");
  assert.deepEqual(second.errors, []);
});

with_app("at home, too, the second tab says that it only looks, and stops saying so when it takes over", { ratio: 1, blind: true }, async (app) => {
  await play(app, 0, wholes[1]);
  await app.tap("button.home");
  await app.tap("button.settings");
  await app.tap("theme.dark");
  await app.saved();
  const second = await another(app);
  const notice = () => second.page.evaluate(() => document.getElementById("aloud").children[0].textContent);
  await second.wait("notice.close");
  await until(second.page, () => document.getElementById("aloud").innerText.includes("nothing entered here is saved"));
  // What is changed meanwhile is not written over afterwards.
  await app.tap("theme.light");
  await app.tap("button.back");
  await app.saved();
  await app.page.close();
  await takes_over(second);
  assert.ok(!(await second.targets()).has("notice.close"), "nothing is wrong any more");
  await until(second.page, () => document.getElementById("aloud").innerText === "");
  assert.equal(await notice(), "");
  await second.tap("button.settings");
  await second.tap("switch.left-handed");
  await second.saved();
  const settings = await second.page.evaluate(() => JSON.parse(FS.readFile("/data/settings.json", { encoding: "utf8" })));
  assert.deepEqual([settings.theme, settings["left-handed"]], ["light", true]);
  await second.tap("button.back");
  await second.tap("game.1");
  await play_on(second, wholes[1], wholes[2]);
  await second.saved();
  assert.ok(belongs(await kept_lines(second.page)), "and the game of the first one goes on here");
  assert.deepEqual(second.errors, []);
});

with_app("a game that had just begun when the second tab came is still there when that takes over", { ratio: 1, blind: true }, async (app) => {
  await play(app, 0, begun);
  const second = await another(app);
  await second.wait("notice.close");
  await play(app, begun, wholes[1]);
  const before = await kept_lines(app.page);
  await app.page.close();
  await takes_over(second);
  await second.saved();
  assert.equal(await kept_lines(second.page), before);
  await play_on(second, wholes[1], wholes[2]);
  await second.saved();
  assert.ok(belongs(await kept_lines(second.page), before));
  assert.deepEqual(second.errors, []);
});

with_app("a game begun in the second tab is saved when that takes over", { ratio: 1, blind: true }, async (app) => {
  const second = await another(app);
  await play_on(second, 0, wholes[0]);
  await app.page.close();
  await takes_over(second);
  await second.saved();
  assert.ok(belongs(await kept_lines(second.page)));
});

with_app("a tab that is still starting when the first is closed goes on", { ratio: 1, blind: true }, async (app) => {
  await play(app, 0, wholes[1]);
  const before = await kept_lines(app.page);
  const page = await app.context.newPage();
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...which) {
      const request = open.apply(this, which);
      // It answers late.
      let tell;
      request.addEventListener("success", () => setTimeout(() => tell.call(request), 1500));
      Object.defineProperty(request, "onsuccess", { set: (call) => (tell = call) });
      return request;
    };
  });
  const second = new App(page, app.url);
  const loaded = second.load();
  await until(page, async () => (await navigator.locks?.query())?.pending.length > 0);
  await app.page.close();
  await loaded;
  await takes_over(second);
  await play_on(second, wholes[1], wholes[2]);
  await second.saved();
  assert.ok(belongs(await kept_lines(second.page), before));
  assert.deepEqual(second.errors, []);
});

with_app("where the browser knows no locks, the second tab takes over when somebody comes back to it", { ratio: 1, blind: true, waits: false }, async (app) => {
  await app.context.addInitScript(() => Object.defineProperty(Navigator.prototype, "locks", { value: undefined }));
  await app.load();
  await play(app, 0, wholes[1]);
  const before = await kept_lines(app.page);
  const second = await another(app);
  await second.wait("notice.close");
  const come_back = () => second.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await come_back();
  await second.page.waitForTimeout(4000);
  assert.ok(!(await second.page.evaluate(() => FoxStorage.writes)), "the first one is still there");
  await app.page.close();
  await come_back();
  await takes_over(second);
  await play_on(second, wholes[1], wholes[2]);
  await second.saved();
  assert.ok(belongs(await kept_lines(second.page), before));
  assert.deepEqual(second.errors, []);
});

test("where the browser knows no locks, two tabs that both want to write never mix their games", async () => {
  const app = await open({ ratio: 1, blind: true });
  try {
    // As over plain http; and the first tab sleeps so deeply that it does not answer.
    await app.context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
      window.BroadcastChannel = undefined;
    });
    await app.load();
    await play(app, 0, wholes[1]);
    const second = await another(app);
    await play(second, wholes[1], wholes[2]);
    const kept = await kept_lines(second.page);
    await app.tap(taps[wholes[1]]); // a throw
    await app.page.waitForFunction(() => FoxStorage.trouble === "other" && !FoxStorage.writes);
    await app.wait("notice.act"); // it is said, and a copy is offered
    assert.equal(await kept_lines(app.page), kept);
    await play(second, wholes[2], wholes[3]);
    assert.ok(belongs(await kept_lines(second.page), kept));
    assert.deepEqual([...app.errors, ...second.errors], []);
  } finally {
    await app.close();
  }
});
