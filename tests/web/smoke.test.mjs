// The page starts, says nothing in the console, and a finger gets from home to the first mark.
import assert from "node:assert/strict";
import test from "node:test";
import { open, sizes } from "./browser.mjs";
import { kept_lines } from "./kept.mjs";

for (const [name, size] of Object.entries(sizes))
  test(`from home to the first mark: ${name}`, async () => {
    const app = await open({ size, language: "de-DE" });
    try {
      assert.equal(await app.page.title(), "Foxsheet");
      await app.tap("button.new");
      await app.tap("button.start");
      for (let eyes = 1; eyes <= 6; ++eyes) await app.tap(`face.${eyes}`);
      await app.tap("die.y");
      await app.bring("cell.yellow.21");
      const { x, y, width: w, height: h } = await app.wait("cell.yellow.21");
      const clip = { x: x + w / 4, y: y + h / 4, width: w / 2, height: h / 2 };
      const lit = await app.page.screenshot({ clip });
      await app.tap("cell.yellow.21");
      await app.saved();
      assert.ok(!lit.equals(await app.page.screenshot({ clip })), "the mark is seen in its cell");
      assert.match(await kept_lines(app.page), /1 take y yellow\.21\n$/);
      assert.equal(await app.page.title(), "Ganz schön clever – Foxsheet");
      assert.deepEqual(app.errors, []);
    } finally {
      await app.close();
    }
  });
