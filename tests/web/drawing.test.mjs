// Without a graphics card the app draws itself, and of each frame only what has changed: the picture is the same as if all of
// it had been drawn, whatever became of the canvas. With a card it is drawn by WebGL.
import assert from "node:assert/strict";
import { with_app } from "./browser.mjs";
import { play, taps, wholes } from "./played.mjs";

// Of every frame that is shown from now on, how much of the canvas it puts there.
const count_pixels = () => {
  const { putImageData } = CanvasRenderingContext2D.prototype;
  window.shown = 0;
  CanvasRenderingContext2D.prototype.putImageData = function (pixels, x, y, left, top, width, height) {
    window.shown += (width * height) / (pixels.width * pixels.height);
    return putImageData.call(this, pixels, x, y, left, top, width, height);
  };
};
const shown = (app) => app.page.evaluate(() => window.shown);

async function rests(app) {
  await app.page.waitForTimeout(3000); // hints go by themselves
  await app.settle();
  await app.page.waitForTimeout(300);
}

with_app("a tap draws what it changes, and the picture is that of everything drawn", {}, async (app) => {
  await play(app, 0, wholes[0]);
  await app.page.evaluate(count_pixels);
  const frames = [];
  for (const name of taps.slice(wholes[0], wholes[1])) {
    const before = await shown(app);
    await app.tap(name);
    await app.saved();
    frames.push((await shown(app)) - before);
  }
  frames.sort((a, b) => a - b);
  assert.ok(frames[0] > 0, "every tap is seen");
  assert.ok(frames[frames.length >> 1] < 1, `a tap with all of its frames is less than one screen: ${frames}`);
  await rests(app);
  const partly = await app.page.screenshot();
  const before = await shown(app);
  await app.page.evaluate(() => Module._foxsheet_redraw());
  await rests(app);
  assert.equal(Math.round((await shown(app)) - before), 1, "all of it is drawn again");
  assert.ok(partly.equals(await app.page.screenshot()));
});

with_app("a canvas that was emptied is filled again", { ratio: 1 }, async (app) => {
  await play(app, 0, wholes[0]);
  await rests(app);
  const before = await app.page.screenshot();
  await app.page.evaluate(() => {
    Module.canvas.width = Module.canvas.width;
    window.dispatchEvent(new Event("resize"));
  });
  await rests(app);
  assert.ok(before.equals(await app.page.screenshot()));
  await app.page.evaluate(() => {
    Module.pixels.fillRect(0, 0, 300, 300);
    Module.canvas.dispatchEvent(new Event("contextrestored"));
  });
  await rests(app);
  assert.ok(before.equals(await app.page.screenshot()));
});

with_app("a browser without WebGL is drawn to all the same", { ratio: 1, switches: ["--disable-3d-apis"] }, async (app) => {
  assert.equal(await app.page.evaluate(() => document.createElement("canvas").getContext("webgl")), null);
  await play(app, 0, wholes[0]);
  const [ground] = await app.colors([3, 3]);
  assert.equal(ground, "233 225 211");
});

with_app("where there is a card it draws", { ratio: 1, card: true }, async (app) => {
  assert.ok(await app.page.evaluate(() => Module.canvas.getContext("webgl") !== null && Module.pixels === undefined));
  await play(app, 0, wholes[0]);
  const [ground] = await app.colors([3, 3]);
  assert.equal(ground, "233 225 211");
});
