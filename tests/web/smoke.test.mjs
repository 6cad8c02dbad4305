// The page starts, says nothing in the console, and a finger gets from home to the first mark.
import assert from "node:assert/strict";
import test from "node:test";
import { open, sizes } from "./browser.mjs";

for (const [name, size] of Object.entries(sizes))
  test(`from home to the first mark: ${name}`, async () => {
    const app = await open({ size, language: "de-DE" });
    try {
      assert.equal(await app.page.title(), "Foxsheet");
      await app.tap("button.new");
      await app.tap("button.start");
      for (let eyes = 1; eyes <= 6; ++eyes) await app.tap(`face.${eyes}`);
      await app.tap("die.y");
      const lit = await app.page.screenshot();
      await app.tap("cell.yellow.21");
      assert.ok(!lit.equals(await app.page.screenshot()), "the mark is seen");
      assert.equal(await app.page.title(), "Ganz schön clever – Foxsheet");
      assert.deepEqual(app.errors, []);
    } finally {
      await app.close();
    }
  });
