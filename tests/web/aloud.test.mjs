// What a screen reader finds beside the canvas.
import assert from "node:assert/strict";
import { until, with_app } from "./browser.mjs";

const quick = { ratio: 1, blind: true };
const said = (app) => app.page.evaluate(() => [...document.getElementById("aloud").children].map((part) => part.textContent));
const says = (app, pattern) => until(app.page, (pattern) => new RegExp(pattern).test(document.getElementById("aloud").innerText), pattern);

async function begin(app) {
  await app.tap("button.new");
  await app.tap("button.add");
  await app.tap("button.start");
}

// As assistive technology is told of it: every node that is not left out, by role and name.
async function tree(app) {
  const cdp = await app.context.newCDPSession(app.page);
  const { nodes } = await cdp.send("Accessibility.getFullAXTree");
  await cdp.detach();
  return nodes.filter((node) => !node.ignored).map((node) => ({
    role: node.role?.value,
    name: node.name?.value,
    live: node.properties?.find((property) => property.name === "live")?.value.value,
  }));
}

with_app("whose turn it is and the points stand in a live region, as text", quick, async (app) => {
  await begin(app);
  await says(app, "^Player 1: Enter the roll");
  for (const face of [3, 4, 2, 6, 1, 5]) await app.tap(`face.${face}`);
  await says(app, "^Player 1: Choose a die");
  const nodes = await tree(app);
  const region = nodes.find((node) => node.role === "status");
  assert.equal(region?.live, "polite");
  assert.ok(nodes.some((node) => node.role === "StaticText" && node.name === "Player 1: Choose a die"));
  assert.ok(nodes.some((node) => node.role === "StaticText" && node.name === "Player 1 0, Player 2 0"));
  assert.ok(nodes.some((node) => ["image", "img"].includes(node.role) && node.name === "Foxsheet"), "the canvas is a picture with a name");
  await app.tap("button.home");
  await until(app.page, () => document.getElementById("aloud").innerText === "");
});

with_app("nothing is written beside the canvas unless it says something new", quick, async (app) => {
  await begin(app);
  await says(app, "Enter the roll");
  await app.page.evaluate(() => {
    window.changes = [];
    const watch = new MutationObserver((records) => window.changes.push(...records.map((record) => record.target.textContent)));
    watch.observe(document.getElementById("aloud"), { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const changes = () => app.page.evaluate(() => window.changes);
  // Redrawn, and with the faces of a throw: the sentence is the same.
  await app.page.evaluate(() => redraw());
  for (const face of [3, 4, 2]) await app.tap(`face.${face}`);
  await app.page.waitForTimeout(600);
  assert.deepEqual(await changes(), []);
  for (const face of [6, 1, 5]) await app.tap(`face.${face}`);
  await says(app, "Choose a die");
  await app.page.waitForTimeout(600);
  assert.deepEqual(await changes(), ["Player 1: Choose a die"], "one part, once; the points are as before");
});

with_app("it is said in the language of the app", { ...quick, language: "nl-NL" }, async (app) => {
  await begin(app);
  await until(app.page, () => document.getElementById("aloud").innerText.length > 10);
  assert.equal(await app.page.evaluate(() => document.getElementById("aloud").lang), "nl");
  await app.tap("button.home");
  await app.tap("button.settings");
  await app.tap("language.de");
  await app.tap("button.back");
  await app.tap("button.again");
  await says(app, "Wurf");
  assert.equal(await app.page.evaluate(() => document.getElementById("aloud").lang), "de");
  assert.deepEqual((await said(app))[0], "", "nothing is wrong");
});

with_app("a notice is said, too", quick, async (app) => {
  await app.page.evaluate(() => FoxPage.give("noise.fox", new File(["no record"], "noise.fox")));
  await says(app, "noise.fox");
});
