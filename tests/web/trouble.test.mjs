// Where the browser stands in the way. A sentence says what helps, in the language of the person.
import assert from "node:assert/strict";
import { hindered, with_app } from "./browser.mjs";
import { play_on, wholes } from "./played.mjs";

const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
const languages = {
  "en-GB": { blocked: /may keep nothing.*site data \(cookies\).*private window/s },
  "de-DE": { blocked: /nichts aufbewahren.*Websitedaten \(Cookies\).*private Fenster/s },
  "nl-NL": { blocked: /niets bewaren.*sitegegevens \(cookies\).*privévenster/s },
};

for (const [language, sentences] of Object.entries(languages)) {
  with_app(`where storage is blocked the app runs, and says what is to be done: ${language}`, { ratio: 1, blind: true, language, settings: blocked }, async (app) => {
    await app.wait("notice.act");
    assert.match((await app.texts()).replace(/\s+/g, " "), sentences.blocked);
    await play_on(app, 0, wholes[0]);
    await app.wait("notice.act"); // it stays, and offers a copy
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
