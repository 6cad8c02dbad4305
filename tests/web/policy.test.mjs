// No code runs in the page but that of the app's own files, and nothing is asked of anybody else: the page says so itself
// (Content-Security-Policy in index.html), and a whole session needs no more.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { open } from "./browser.mjs";
import { play, wholes } from "./played.mjs";
import { built, serve } from "./server.mjs";

async function watched(play) {
  const app = await open({ ratio: 1, blind: true, waits: false });
  try {
    await app.context.addInitScript(() => {
      window.broken = [];
      document.addEventListener("securitypolicyviolation", (event) => window.broken.push(`${event.violatedDirective} ${event.blockedURI}`));
    });
    await app.load();
    await play(app, () => app.page.evaluate(() => window.broken));
  } finally {
    await app.close();
  }
}

async function downloaded(app, button) {
  const [download] = await Promise.all([app.page.waitForEvent("download"), app.tap(button)]);
  return download.path();
}
async function chosen(app, button, file) {
  const [chooser] = await Promise.all([app.page.waitForEvent("filechooser"), app.tap(button)]);
  await chooser.setFiles(file);
}

test("a whole session breaks no rule of the page", () =>
  watched(async (app, broken) => {
    await play(app, 0, wholes[1]);
    await app.tap("button.home");
    await app.tap("button.settings");
    await app.tap("theme.dark");
    const copy = await downloaded(app, "button.backup");
    await app.tap("notice.close");
    await chosen(app, "button.bring-in", copy);
    await app.tap("notice.close");
    await app.tap("button.settings");
    await app.tap("button.full-screen");
    await app.tap("button.full-screen");
    await app.tap("button.back");
    // A photo of a kind that the browser has to read for the app.
    await app.tap("button.paper");
    await app.tap("name.1");
    await app.page.keyboard.type("Ada");
    await app.page.keyboard.press("Enter");
    await app.tap("button.start");
    await app.tap("button.photo");
    const webp = await app.page.evaluate(async () => {
      const canvas = new OffscreenCanvas(400, 300);
      canvas.getContext("2d").fillRect(10, 10, 80, 80);
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp" })).arrayBuffer())];
    });
    await chosen(app, "photo.pick", { name: "paper.webp", mimeType: "image/webp", buffer: Buffer.from(webp) });
    await app.wait("photo.larger");
    await app.saved();
    // And from what is kept.
    await app.page.evaluate(() => navigator.serviceWorker.ready);
    assert.deepEqual(await broken(), []);
    await app.page.reload();
    await app.ready();
    assert.deepEqual(await broken(), []);
    assert.deepEqual(app.errors, []);
  }));

test("what is slipped into the page does not run, and nothing of anybody else's is asked for", () =>
  watched(async (app, broken) => {
    const other = await serve();
    await app.page.evaluate((other) => {
      window.ran = [];
      const add = (name, attributes, text = "") => document.body.append(Object.assign(document.createElement(name), { textContent: text }, attributes));
      add("script", {}, "window.ran.push('inline')");
      add("script", { src: "data:text/javascript,window.ran.push('data')" });
      add("script", { src: other + "page.js" });
      add("style", {}, "body { display: none }");
      add("iframe", { src: other + "index.html" });
      document.body.insertAdjacentHTML("beforeend", "<img src='nowhere.png' onerror='window.ran.push(`onerror`)'>");
      document.body.insertAdjacentHTML("beforeend", "<a id='slipped' href='javascript:window.ran.push(`link`)'>x</a>");
      document.getElementById("slipped").click();
      setTimeout("window.ran.push('text')", 0);
      fetch(other + "shell.css").catch(() => {});
    }, other.url);
    await app.page.waitForTimeout(1000);
    assert.deepEqual(await app.page.evaluate(() => window.ran), []);
    assert.notEqual(await app.page.evaluate(() => getComputedStyle(document.body).display), "none");
    assert.deepEqual([...other.sent], []);
    await other.close();
    const directives = new Set((await broken()).map((rule) => rule.split(" ")[0]));
    for (const rule of ["script-src-elem", "script-src-attr", "script-src", "style-src-elem", "frame-src", "connect-src"])
      assert.ok(directives.has(rule), `${rule} of ${[...directives]}`);
  }));

test("there is no code in the page itself", () => {
  const page = readFileSync(join(built, "index.html"), "utf8");
  assert.doesNotMatch(page, /<script(?![^>]*\ssrc=)/);
  assert.doesNotMatch(page, /\s(on[a-z]+|style)=/);
  assert.ok(page.indexOf("Content-Security-Policy") < page.search(/<(script|link|style)\b/), "the policy stands before what it rules");
});
