// Where the browser stands in the way: it keeps nothing, it cannot draw, not all of the app arrives. A sentence says what helps,
// in the language of the person.
import assert from "node:assert/strict";
import test from "node:test";
import { hindered, open, says_trouble, with_app } from "./browser.mjs";
import { play_on, wholes } from "./played.mjs";
import { built, serve } from "./server.mjs";

const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
const languages = {
  "en-GB": { blocked: /may keep nothing.*site data \(cookies\).*private window/s, drawing: /WebGL.*hardware acceleration.*another browser/, fetching: /arrived.*network/ },
  "de-DE": { blocked: /nichts aufbewahren.*Websitedaten \(Cookies\).*private Fenster/s, drawing: /WebGL.*Hardwarebeschleunigung.*anderen Browser/, fetching: /angekommen.*Netz/ },
  "nl-NL": { blocked: /niets bewaren.*sitegegevens \(cookies\).*privévenster/s, drawing: /WebGL.*hardwareversnelling.*andere browser/, fetching: /aangekomen.*netwerk/ },
};

for (const [language, sentences] of Object.entries(languages)) {
  with_app(`where storage is blocked the app runs, and says what is to be done: ${language}`, { ratio: 1, blind: true, language, settings: blocked }, async (app) => {
    await app.wait("notice.act");
    assert.match((await app.texts()).replace(/\s+/g, " "), sentences.blocked);
    await play_on(app, 0, wholes[0]);
    await app.wait("notice.act"); // it stays, and offers a copy
  });

  test(`where nothing can be drawn a sentence says what is to be done: ${language}`, async () => {
    const app = await open({ language, waits: false, switches: ["--disable-3d-apis"] });
    try {
      await app.page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null));
      await app.page.goto(app.url);
      await says_trouble(app.page);
      assert.match(await app.page.innerText("#trouble"), sentences.drawing);
      assert.equal(await app.page.evaluate(() => navigator.locks.query().then(({ held }) => held.length)), 0, "other pages may write");
    } finally {
      await app.close();
    }
  });

  const file = { "en-GB": "foxsheet.js", "de-DE": "foxsheet.wasm", "nl-NL": "foxsheet-page.js" }[language];
  test(`where ${file} is missing a sentence says so: ${language}`, async () => {
    const server = await serve();
    server.serves(built, (name) => (name === file ? "/nowhere" : built));
    const app = await open({ server, language, waits: false });
    try {
      await app.page.goto(server.url);
      await says_trouble(app.page);
      assert.match(await app.page.innerText("#trouble"), sentences.fetching);
    } finally {
      await app.close();
      await server.close();
    }
  });
}

with_app("in a browser that lets nothing be asked the app runs, and says that nothing is saved", { ratio: 1, blind: true }, async (app) => {
  const second = await hindered(app, () => {
    const blocked = () => {
      throw new DOMException("storage is blocked", "SecurityError");
    };
    IDBFactory.prototype.open = blocked;
    LockManager.prototype.request = async () => blocked();
    window.BroadcastChannel = class {
      constructor() {
        blocked();
      }
    };
  });
  await second.ready();
  await second.wait("notice.act");
  await play_on(second, 0, wholes[0]);
  assert.deepEqual(second.errors, []);
});

with_app("a browser whose WebGL draws nothing is told, too", { ratio: 1, language: "de-DE", card: true }, async (app) => {
  const second = await hindered(app, () => {
    WebGLRenderingContext.prototype.getProgramParameter = () => 0; // nothing can be linked
  });
  await says_trouble(second.page);
  assert.match(await second.page.innerText("#trouble"), languages["de-DE"].drawing);
});
