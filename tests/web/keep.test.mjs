// How long what is kept lasts: the browser's answer is heard, a copy is asked for in time, and remembered.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { until, with_app } from "./browser.mjs";
import { play, wholes } from "./played.mjs";

const quick = { ratio: 1, blind: true };
const has = async (app, name) => (await app.targets()).has(name);
const copied_at = (app) => app.page.evaluate(() => JSON.parse(FS.readFile("/data/settings.json", { encoding: "utf8" }))["copied-at"]);
const finished = readFileSync(new URL("../shots/result.fox", import.meta.url), "utf8");

// A browser that answers so, before and after it was asked to promise; and what it was asked.
async function answering(app, before, after) {
  await app.context.addInitScript(
    ([before, after]) => {
      window.questions = [];
      const says = (question, answer) => async () => (window.questions.push(question), answer);
      StorageManager.prototype.persisted = says("persisted", before);
      StorageManager.prototype.persist = says("persist", after);
    },
    [before, after],
  );
  await app.load();
}

const without_answer = { ...quick, waits: false };

with_app("a browser that promises nothing is named as such, with the way to what helps", without_answer, async (app) => {
  await answering(app, false, false);
  await app.wait("button.keep");
  await play(app, 0, wholes[0]);
  await app.tap("button.home");
  assert.deepEqual(await app.page.evaluate(() => window.questions), ["persisted", "persist"], "asked once, when something was kept");
  await app.tap("button.keep");
  assert.ok(await has(app, "button.copy"));
  await app.page.goBack();
  await app.wait("button.keep");
});

with_app("a browser that promises is believed", without_answer, async (app) => {
  await answering(app, false, true);
  await app.wait("button.keep");
  await play(app, 0, wholes[0]);
  await until(app.page, () => FoxStorage.lasts);
  await app.tap("button.home");
  assert.ok(!(await has(app, "button.keep")));
});

with_app("one that has promised before is not asked again", without_answer, async (app) => {
  await answering(app, true, false);
  await until(app.page, () => FoxStorage.lasts);
  await play(app, 0, wholes[0]);
  await app.tap("button.home");
  assert.ok(!(await has(app, "button.keep")));
  assert.deepEqual(await app.page.evaluate(() => window.questions), ["persisted"]);
});

with_app("one that knows no such promise has given none", without_answer, async (app) => {
  await app.context.addInitScript(() => Object.defineProperty(Navigator.prototype, "storage", { value: undefined }));
  await app.load();
  await app.wait("button.keep");
  await play(app, 0, wholes[0]);
  await app.tap("button.home");
  await app.wait("button.keep");
});

// A finished game, as somebody drops it on the page.
async function finish_one(app) {
  await app.page.evaluate((text) => FoxPage.give("game.fox", new File([text], "game.fox")), finished);
  await app.wait("button.result");
  await app.saved();
  await app.tap("button.home");
}

with_app("after ten finished games a copy is asked for, also after a reload, until there is one", { ...quick, size: { width: 390, height: 844 } }, async (app) => {
  for (let game = 0; game < 9; ++game) await finish_one(app);
  assert.ok(!(await has(app, "button.copy")), "nine are no reason");
  await finish_one(app);
  await app.wait("button.copy");
  await app.page.reload();
  await app.ready();
  await app.wait("button.copy");
  const [download] = await Promise.all([app.page.waitForEvent("download"), app.tap("button.copy")]);
  assert.match(download.suggestedFilename(), /\.db$/);
  assert.ok(!(await has(app, "button.copy")), "there is one now");
  assert.ok((await copied_at(app)) > 1.7e9);
  await app.saved();
  await app.page.reload();
  await app.ready();
  assert.ok(!(await has(app, "button.copy")), "and that is remembered");
  await app.page.waitForTimeout(1100); // a copy knows the games of its own second
  for (let game = 0; game < 9; ++game) await finish_one(app);
  assert.ok(!(await has(app, "button.copy")));
});
