// What every test of the web app shares: Debian's Chromium, the page, the app's own names of what can be tapped.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { chromium } from "playwright-core";
import { serve } from "./server.mjs";

export const sizes = {
  tablet: { width: 820, height: 1180 },
  "tablet-wide": { width: 1180, height: 820 },
  phone: { width: 390, height: 844 },
};

// A browser with a profile of its own; who gives a profile and a server keeps both, and comes back to the same games.
// `blind`: nothing is painted, which without a graphics card takes longest; for tests that look at what is kept. `card`: the
// graphics card that Chromium imitates here is taken for one. `dark`: what the system likes. `switches` of Chromium, and what is chosen in its settings.
export async function open({ size = sizes.tablet, language = "en-GB", ratio = 2, profile, touch = true, path = "", server: kept, waits = true, blind = false, card = false, dark = false, switches = [], settings } = {}) {
  const server = kept ?? (await serve());
  const folder = profile ?? mkdtempSync(join(tmpdir(), "foxsheet-web-"));
  if (settings) {
    mkdirSync(join(folder, "Default"), { recursive: true });
    writeFileSync(join(folder, "Default", "Preferences"), JSON.stringify(settings));
  }
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--enable-unsafe-swiftshader",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      ...switches,
    ],
    viewport: size,
    deviceScaleFactor: ratio,
    hasTouch: touch,
    isMobile: touch,
    locale: language,
    colorScheme: dark ? "dark" : "light",
    acceptDownloads: true,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const app = new App(page, server.url + path);
  app.context = context;
  app.profile = folder;
  app.close = async () => {
    await context.close();
    if (!kept) await server.close();
    if (!profile) rmSync(folder, { recursive: true, force: true });
  };
  if (blind) await context.addInitScript(() => (CanvasRenderingContext2D.prototype.putImageData = () => {}));
  if (card)
    await context.addInitScript(() => {
      const { getExtension } = WebGLRenderingContext.prototype;
      WebGLRenderingContext.prototype.getExtension = function (name) {
        return name === "WEBGL_debug_renderer_info" ? null : getExtension.call(this, name); // it does not say its name
      };
    });
  if (waits) await app.load();
  return app;
}

// A test with an app of its own, whose console has to stay silent.
export function with_app(name, options, play) {
  test(name, async () => {
    const app = await open(options);
    try {
      await play(app);
      assert.deepEqual(app.errors, []);
    } finally {
      await app.close();
    }
  });
}

// The page says in place of the app what is wrong.
export const says_trouble = (page) =>
  page.waitForFunction(() => !document.getElementById("trouble").hidden && document.getElementById("trouble").innerText.length > 20);

// Opens the page again with `hindrance` done to the browser before anything else.
export async function hindered(app, hindrance) {
  const page = await app.context.newPage();
  await page.addInitScript(hindrance);
  const second = new App(page, app.url);
  await app.page.close();
  await page.goto(app.url);
  return second;
}

// Until what the page is asked, a promise as a rule, comes out true.
export async function until(page, ask, argument) {
  for (const end = Date.now() + 30_000; Date.now() < end; await page.waitForTimeout(30))
    if (await page.evaluate(ask, argument).catch(() => false)) return; // it may not have begun yet
  throw new Error(`never: ${ask}`);
}

export class App {
  constructor(page, url) {
    this.page = page;
    this.url = url;
    this.errors = []; // of the console, and sentences nobody caught
    page.on("console", (message) => {
      const text = message.text();
      // That taking a picture takes its time is no fault.
      if (["error", "warning"].includes(message.type()) && !text.includes("GPU stall due to ReadPixels"))
        this.errors.push(text);
    });
    page.on("pageerror", (error) => this.errors.push(String(error)));
  }

  async load() {
    await this.page.goto(this.url);
    await this.ready();
  }

  // The first frame is on the screen.
  async ready() {
    await this.page.waitForFunction(() => window.Module?.calledRun && UTF8ToString(Module._foxsheet_targets()));
  }

  // What can be tapped now: name → { x, y, width, height } on the page.
  async targets() {
    const text = await this.page.evaluate(() => UTF8ToString(Module._foxsheet_targets()));
    const corner = await this.page.locator("#canvas").boundingBox();
    const found = new Map();
    for (const line of text.trim().split("\n")) {
      const [name, ...numbers] = line.split(" ");
      const [x, y, width, height] = numbers.map(Number);
      found.set(name, { x: corner.x + x, y: corner.y + y, width, height });
    }
    return found;
  }

  // What is written on the screen, a line each.
  async texts() {
    return this.page.evaluate(() => UTF8ToString(Module._foxsheet_texts()));
  }

  // The colours of these places of the page, as they are seen: "233 225 211".
  async colors(...places) {
    const picture = [...(await this.page.screenshot())];
    this.eyes ??= await this.page.context().newPage(); // the page itself may be at anything
    return this.eyes.evaluate(
      async ({ picture, places, width }) => {
        const bitmap = await createImageBitmap(new Blob([new Uint8Array(picture)]));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
        canvas.drawImage(bitmap, 0, 0);
        const ratio = bitmap.width / width;
        return places.map(([x, y]) => canvas.getImageData(x * ratio, y * ratio, 1, 1).data.slice(0, 3).join(" "));
      },
      { picture, places, width: this.page.viewportSize().width },
    );
  }

  // Drags the sheet by so much, as a finger does.
  async drag(by) {
    const { width, height } = this.page.viewportSize();
    const fingers = await this.page.context().newCDPSession(this.page);
    const [x, y] = [width / 2, height / 2];
    const touch = (type, at) =>
      fingers.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
    await touch("touchStart", y);
    for (let step = 1; step <= 6; ++step) await touch("touchMove", y + (by * step) / 6);
    await touch("touchEnd");
    await fingers.detach();
    await this.settle();
  }

  // Everything is kept, as the browser says itself.
  async saved() {
    await this.page.waitForFunction(() => !FoxStorage.waits() && !FoxStorage.trouble);
  }

  // What lies out of sight is dragged into it.
  async bring(name) {
    for (const by of [0, ...Array(12).fill(-160), ...Array(24).fill(160)]) {
      if (by !== 0) await this.drag(by);
      if ((await this.targets()).has(name)) return;
    }
  }

  async wait(name, seconds = 30) {
    const until = Date.now() + seconds * 1000;
    for (;;) {
      const targets = await this.targets();
      if (targets.has(name)) return targets.get(name);
      if (Date.now() > until) throw new Error(`no ${name}, only ${[...targets.keys()].join(", ")}`);
      await this.page.waitForTimeout(30);
    }
  }

  async tap(name) {
    if (name.startsWith("cell.")) await this.bring(name);
    const place = await this.wait(name);
    await this.page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
    await this.settle();
    // What comes at once after a new screen is taken for the echo of the tap that brought it.
    if (/^(button|sheet|tab|game)\./.test(name)) await this.page.waitForTimeout(400);
  }

  // Until nothing moves any more.
  async settle() {
    await this.page.waitForFunction(() => Module._foxsheet_rests(), undefined, { polling: "raf" });
  }
}
