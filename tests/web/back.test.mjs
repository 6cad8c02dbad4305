// The browser's Back is Escape inside the app, and leaves only from home.
import assert from "node:assert/strict";
import { until, with_app } from "./browser.mjs";

const quick = { ratio: 1, blind: true };

// As a phone's button or a swipe from the edge do it.
async function back(app) {
  await app.page.goBack({ waitUntil: "commit" });
  await app.page.waitForFunction(() => !FoxBack.moving);
  await app.settle();
}
const has = async (app, name) => (await app.targets()).has(name);
const length = (app) => app.page.evaluate(() => history.length);

// Comes from another page, which is where Back leads out; it has been there since before the test.
async function from_elsewhere(app) {
  await app.page.goto("about:blank");
  await app.load();
}
async function leaves(app) {
  assert.ok(await has(app, "button.new"), "it is home");
  await app.page.goBack({ waitUntil: "commit" });
  assert.equal(app.page.url(), "about:blank");
}

with_app("in a game Back lets go what is held, then goes home, and leaves from there", quick, async (app) => {
  await from_elsewhere(app);
  const before = await length(app);
  await app.tap("button.new");
  await app.tap("button.start");
  for (const face of [3, 4, 2, 6, 1, 5]) await app.tap(`face.${face}`);
  const free = [...(await app.targets()).keys()].join();
  await app.tap("die.y");
  await back(app);
  assert.equal([...(await app.targets()).keys()].join(), free, "the die lies there again");
  await back(app);
  assert.ok(await has(app, "button.new"), "home");
  await app.tap("game.1");
  assert.ok(await has(app, "button.undo"), "and in the game again");
  await back(app);
  assert.equal(await length(app), before + 1, "one entry of the browser's history serves all of it");
  await leaves(app);
});

with_app("two Backs at once are two steps, and home is not passed over", quick, async (app) => {
  await from_elsewhere(app);
  await app.tap("button.settings");
  await app.tap("button.colors");
  await back(app);
  assert.ok(await has(app, "theme.dark"), "from the colours to the settings");
  await back(app);
  await leaves(app);
});

with_app("who went home by a tap leaves with one Back", quick, async (app) => {
  await from_elsewhere(app);
  for (let i = 0; i < 3; ++i) {
    await app.tap("button.settings");
    await app.tap("button.back");
  }
  await app.page.waitForFunction(() => !FoxBack.moving && history.state === null);
  await leaves(app);
});

with_app("after a reload in a game Back goes home, and out from there", quick, async (app) => {
  await from_elsewhere(app);
  await app.tap("button.new");
  await app.tap("button.start");
  for (const face of [3, 4, 2, 6, 1, 5]) await app.tap(`face.${face}`);
  await app.saved();
  await app.page.reload();
  await app.ready();
  assert.ok(await has(app, "button.undo"), "where it was left");
  await back(app);
  await leaves(app);
});

with_app("a page that opens in a game makes its entry with the first tap, for others are skipped by browsers", quick, async (app) => {
  await app.tap("button.new");
  await app.tap("button.start");
  for (const face of [3, 4, 2, 6, 1, 5]) await app.tap(`face.${face}`);
  await app.saved();
  await app.page.goto("about:blank");
  await app.load();
  await app.settle();
  assert.equal(await app.page.evaluate(() => history.state), null);
  await app.tap("die.y");
  assert.equal(await app.page.evaluate(() => history.state), "inside");
  await back(app);
  await back(app);
  await leaves(app);
});

with_app("Back ends typing before it leaves the table that is set up, and Forward leads nowhere from home", quick, async (app) => {
  await from_elsewhere(app);
  await app.tap("button.new");
  await app.tap("name.1");
  await app.page.keyboard.type("Zo");
  await back(app);
  assert.equal(await app.page.locator("#typing").count(), 0);
  assert.ok(await has(app, "button.start"));
  await back(app);
  await app.page.evaluate(() => history.forward());
  await until(app.page, () => !FoxBack.moving && history.state === null);
  await leaves(app);
});
