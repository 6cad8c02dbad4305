// What leaves the app as a file and comes in as one: copies of all games between the browser and the native app, photos,
// files that are broken or far too large.
import assert from "node:assert/strict";
import { truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { with_app } from "./browser.mjs";
import { own_folder } from "./folders.mjs";
import { kept_lines, lines_of, referee } from "./kept.mjs";
import { belongs, lines, play, wholes } from "./played.mjs";

const folder = () => own_folder("files");

async function choose(app, button, file) {
  const [chooser] = await Promise.all([app.page.waitForEvent("filechooser"), app.tap(button)]);
  await chooser.setFiles(file);
  return chooser;
}

with_app("a copy of all games leaves as a download, and the native app reads the same lines", { ratio: 1, blind: true }, async (app) => {
  await play(app, 0, wholes[6]);
  const here = await kept_lines(app.page);
  assert.ok(belongs(here));
  await app.tap("button.home");
  await app.tap("button.settings");
  const [download] = await Promise.all([app.page.waitForEvent("download"), app.tap("button.backup")]);
  assert.match(download.suggestedFilename(), /^foxsheet \d{4}-\d\d-\d\d\.db$/);
  const data = folder();
  referee("games", "--data", data, "import", await download.path());
  assert.equal(lines_of(data), here);
  assert.match(referee("games", "--data", data, "check"), /\S/); // it would end with 1 if anything were wrong
});

with_app("a copy of all games made by the native app is brought in, and the same lines are kept", { ratio: 1, blind: true }, async (app) => {
  const here = folder(), record = join(here, "game.fox"), copy = join(here, "copy.db");
  writeFileSync(record, `foxsheet 1\nsheet ganz-schoen-clever\nplayer Ada\n---\n${lines}`);
  referee("games", "--data", join(here, "data"), "import", record);
  referee("games", "--data", join(here, "data"), "backup", copy);
  await app.tap("button.settings");
  await choose(app, "button.bring-in", copy);
  await app.wait("notice.close");
  await app.saved();
  assert.equal(await kept_lines(app.page), lines);
  // The same once more brings nothing.
  await app.tap("notice.close");
  await app.tap("button.settings");
  await choose(app, "button.bring-in", copy);
  await app.wait("notice.close");
  await app.saved();
  assert.throws(() => referee("games", "--data", copy, "export", "2"));
  assert.equal(await kept_lines(app.page), lines);
});

with_app("a file that is broken, too large or gone is refused with a sentence, and the game stays", { ratio: 1, blind: true }, async (app) => {
  await play(app, 0, wholes[0]);
  const before = await kept_lines(app.page);
  const here = folder();
  const large = join(here, "film.mp4");
  writeFileSync(large, "");
  truncateSync(large, 3_000_000_000);
  const memory = () => app.page.evaluate(() => HEAPU8.length);
  const used = await memory();
  await app.tap("button.home");
  for (const file of [
    large,
    { name: "torn.db", mimeType: "", buffer: Buffer.from("SQLite format 3\0 and then nothing") },
    { name: "noise.fox", mimeType: "", buffer: Buffer.from([0, 255, 10, 128, 7]) },
    { name: "empty", mimeType: "", buffer: Buffer.alloc(0) },
  ]) {
    await app.tap("button.settings");
    await choose(app, "button.bring-in", file);
    await app.wait("notice.close");
    await app.tap("notice.close");
    if ((await app.targets()).has("button.back")) await app.tap("button.back");
    else if (!(await app.targets()).has("button.settings")) await app.tap("button.home");
  }
  assert.equal(await memory(), used, "nothing of it was taken into memory");
  // It was there when it was chosen, and is not there any more.
  await app.page.evaluate(() => FoxPage.give("gone.fox", { size: 5, arrayBuffer: () => Promise.reject(new Error("gone")) }));
  await app.wait("notice.close");
  await app.saved();
  assert.equal(await kept_lines(app.page), before);
});

with_app("a photo comes from the gallery or the camera", { ratio: 1, blind: true }, async (app) => {
  await app.tap("button.paper");
  await app.tap("button.start");
  await app.tap("button.photo");
  const [camera] = await Promise.all([app.page.waitForEvent("filechooser"), app.tap("photo.camera")]);
  assert.equal(await camera.element().getAttribute("capture"), "environment");
  const icon = await app.page.evaluate(async () => [...new Uint8Array(await (await fetch("icon-512.png")).arrayBuffer())]);
  const gallery = await choose(app, "photo.pick", { name: "paper.png", mimeType: "image/png", buffer: Buffer.from(icon) });
  assert.equal(await gallery.element().getAttribute("accept"), "image/*");
  assert.equal(await gallery.element().getAttribute("capture"), null);
  await app.wait("photo.larger");
});

// Each quarter of a colour of its own.
const quarters = async (app, name, width, height, type, share = 1) =>
  app.page.evaluate(
    async ([name, width, height, type, share]) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      for (const [i, color] of ["#d02020", "#20d020", "#2020d0", "#d0d020"].entries()) {
        context.fillStyle = color;
        context.fillRect((width / 2) * (i % 2), (height / 2) * (i >> 1), width / 2, height / 2);
      }
      const photo = await canvas.convertToBlob({ type });
      await FoxPage.give(name, photo.slice(0, photo.size * share));
    },
    [name, width, height, type, share],
  );

with_app("a large photo is decoded beside the app, and taps are answered meanwhile", { ratio: 1, blind: true }, async (app) => {
  await app.tap("button.paper");
  await app.tap("button.start");
  await quarters(app, "large.jpg", 4000, 3000, "image/jpeg");
  await app.tap("cell.yellow.11");
  await app.wait("photo.larger");
  const { size, corners } = await app.page.evaluate(() => {
    const { bitmap, width, size } = FoxPage.photo;
    const context = new OffscreenCanvas(width, bitmap.height).getContext("2d", { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    const at = (x, y) => [...context.getImageData(x, y, 1, 1).data.subarray(0, 3)].map((value) => Math.round(value / 100));
    return { size: [width, size % 65536], corners: [at(9, 9), at(2000, 9), at(9, 1500), at(2000, 1500)] };
  });
  assert.deepEqual(size, [2048, 1536]);
  assert.deepEqual(corners, [
    [2, 0, 0],
    [0, 2, 0],
    [0, 0, 2],
    [2, 2, 0],
  ]);
  await app.saved();
});

with_app("a photo that is cut off is refused", { ratio: 1, blind: true }, async (app) => {
  await app.tap("button.paper");
  await app.tap("button.start");
  await quarters(app, "cut.png", 400, 300, "image/png", 0.5);
  await app.settle();
  assert.ok(!(await app.targets()).has("photo.larger"));
});
