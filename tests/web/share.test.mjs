// Files that leave by way of the device's own sharing, where it has one.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { until, with_app } from "./browser.mjs";
import { play, wholes } from "./played.mjs";

const quick = { ratio: 1, blind: true };
const copied_at = (app) => app.page.evaluate(() => JSON.parse(FS.readFile("/data/settings.json", { encoding: "utf8" }))["copied-at"]);
const hears = (app, words) => until(app.page, (words) => document.getElementById("aloud").children[0].textContent.startsWith(words), words);

// A device that shares; `refuses` is the name of the error with which it ends.
async function shares(app, refuses = "") {
  app.downloads = [];
  app.page.on("download", (download) => app.downloads.push(download.suggestedFilename()));
  await app.page.evaluate((refuses) => {
    window.shared = [];
    Navigator.prototype.canShare = ({ files }) => files.length === 1;
    Navigator.prototype.share = async ({ files }) => {
      const bytes = new Uint8Array(await files[0].arrayBuffer());
      window.shared.push({ name: files[0].name, type: files[0].type, begins: String.fromCharCode(...bytes.slice(0, 15)), tapped: navigator.userActivation.isActive });
      if (refuses) throw new DOMException("no", refuses);
    };
  }, refuses);
}
const shared = (app) => app.page.evaluate(() => window.shared);

with_app("a copy of all games is shared, and remembered when it was", quick, async (app) => {
  await play(app, 0, wholes[1]);
  await app.tap("button.home");
  await shares(app);
  await app.tap("button.settings");
  await app.tap("button.backup");
  await hears(app, "Shared: foxsheet");
  const [file] = await shared(app);
  assert.match(file.name, /^foxsheet \d{4}-\d\d-\d\d\.db$/);
  assert.deepEqual([file.begins, file.tapped], ["SQLite format 3", true]);
  assert.deepEqual(app.downloads, []);
  await until(app.page, () => JSON.parse(FS.readFile("/data/settings.json", { encoding: "utf8" }))["copied-at"] > 1.7e9);
});

with_app("who thinks better of it has shared nothing, and is told nothing", quick, async (app) => {
  await play(app, 0, wholes[1]);
  await app.tap("button.home");
  await shares(app, "AbortError");
  await app.tap("button.settings");
  await app.tap("button.backup");
  await until(app.page, () => window.shared.length === 1);
  await app.page.waitForTimeout(500);
  assert.ok(!(await app.targets()).has("notice.close"));
  assert.deepEqual(app.downloads, []);
  assert.equal(await copied_at(app), 0, "it is no copy");
});

with_app("what the device does not share becomes a download", quick, async (app) => {
  await play(app, 0, wholes[1]);
  await app.tap("button.home");
  await shares(app, "NotAllowedError");
  await app.tap("button.settings");
  await app.tap("button.backup");
  await hears(app, "Downloaded: foxsheet");
  assert.equal(app.downloads.length, 1);
  await until(app.page, () => JSON.parse(FS.readFile("/data/settings.json", { encoding: "utf8" }))["copied-at"] > 1.7e9);
});

with_app("pictures, tables and records are shared, each as what it is", quick, async (app) => {
  const finished = readFileSync(new URL("../shots/result.fox", import.meta.url), "utf8");
  await app.page.evaluate((text) => FoxPage.give("game.fox", new File([text], "game.fox")), finished);
  await app.tap("button.result");
  await shares(app);
  await app.tap("button.picture");
  await app.tap("share.result");
  await until(app.page, () => window.shared.length === 1);
  const [picture] = await shared(app);
  assert.match(picture.name, /\.png$/);
  assert.deepEqual([picture.type, picture.begins.slice(1, 4)], ["image/png", "PNG"]);
  for (const [what, type, begins] of [["record", "text/plain", "foxsheet 1"], ["csv", "text/csv", ""], ["json", "application/json", "{"]]) {
    if ((await app.targets()).has("notice.close")) await app.tap("notice.close");
    await app.page.evaluate(() => (window.shared.length = 0));
    if (!(await app.targets()).has(`share.${what}`)) await app.tap("button.export");
    await app.bring(`share.${what}`);
    await app.tap(`share.${what}`);
    await until(app.page, () => window.shared.length === 1);
    const [file] = await shared(app);
    assert.equal(file.type, type);
    assert.ok(file.begins.startsWith(begins), file.begins);
    assert.ok(file.tapped);
  }
  assert.deepEqual(app.downloads, []);
});
