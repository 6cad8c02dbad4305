// How large and how quick the app is in a real browser: node tests/web/measure.mjs [ROUNDS], or tools/web --measure. Each
// figure is a median with the least and the most of its rounds; exit status 1 where one is over its limit.
import { readFileSync, readdirSync, mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { open } from "./browser.mjs";
import { play, wholes } from "./played.mjs";
import { built, serve } from "./server.mjs";

const rounds = Number(process.argv[2] ?? 7);
const found = new Map(); // what → { limit, unit, values }

function note(what, limit, unit, value) {
  if (!found.has(what)) found.set(what, { limit, unit, values: [] });
  found.get(what).values.push(value);
  if (process.stderr.isTTY) process.stderr.write(`${what}\n`);
}

// When the first frame is drawn, and when it can be seen, in milliseconds since the page was asked for. Between the two the
// browser paints it; without a graphics card that is the work of the same processor.
function watch() {
  const next = (call) => requestAnimationFrame(() => call());
  const look = () => {
    if (!window.Module?.calledRun || !UTF8ToString(Module._foxsheet_targets())) return next(look);
    window.drawn = performance.now();
    next(() => next(() => (window.seen = performance.now())));
  };
  next(look);
}
async function first_frame(page, visit, limit) {
  await page.waitForFunction(() => window.seen);
  const [drawn, seen] = await page.evaluate(() => [window.drawn, window.seen]);
  note(`${visit}: first frame`, limit, "s", drawn / 1000);
  note(`${visit}: first frame, painted`, Infinity, "s", seen / 1000);
}

async function metrics(cdp) {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

// From a finger that is lifted until the frame that shows what it did can be seen, in milliseconds, as the browser says it: to
// eight of them, and not of those that take less than sixteen.
async function note_taps(app, from, to) {
  await app.page.evaluate(() => {
    window.taps = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === "touchend") taps.push(duration);
    }).observe({ type: "event", durationThreshold: 16 });
  });
  await play(app, from, to);
  await app.page.waitForTimeout(500);
  for (const duration of await app.page.evaluate(() => taps)) note("a tap until it is painted", 100, "ms", duration);
}

async function script_of_a_frame(page, cdp, asked) {
  const frames = 30;
  const before = await metrics(cdp);
  await page.evaluate(
    async ({ asked, frames }) => {
      for (let i = 0; i < frames; ++i) {
        Module[asked]();
        await new Promise(requestAnimationFrame);
      }
    },
    { asked, frames },
  );
  const after = await metrics(cdp);
  return ((after.ScriptDuration - before.ScriptDuration) / frames) * 1000;
}

// What the process of the page has for itself alone, in megabytes.
function memory_of(profile) {
  let most = 0;
  for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
    try {
      const line = readFileSync(`/proc/${id}/cmdline`, "latin1");
      if (!line.includes("--type=renderer") || !line.includes(profile)) continue;
      const private_kb = readFileSync(`/proc/${id}/smaps_rollup`, "utf8").matchAll(/^Private_\w+: +(\d+) kB/gm);
      most = Math.max(most, [...private_kb].reduce((sum, [, kb]) => sum + Number(kb), 0) / 1024);
    } catch {
      // It has ended.
    }
  return most;
}

const files = ["foxsheet.js", "foxsheet.wasm"].map((name) => readFileSync(join(built, name)));
const packed = (pack) => files.reduce((sum, file) => sum + pack(file).length, 0) / 1e6;
note(".js and .wasm, gzip", 1.11, "MB", packed((file) => gzipSync(file, { level: 9 })));
note(".js and .wasm, brotli", 0.9, "MB", packed((file) => brotliCompressSync(file)));

const server = await serve();
for (let round = 0; round < rounds; ++round) {
  const profile = mkdtempSync(join(tmpdir(), "foxsheet-measure-"));
  try {
    // The browser is there, with another page; what is measured is this one.
    const start = async () => {
      const app = await open({ profile, server, waits: false });
      await app.context.addInitScript(watch);
      return app;
    };
    let app = await start();
    await app.page.goto(server.url);
    await first_frame(app.page, "first visit", 1.2);
    await app.ready();
    await app.page.evaluate(() => navigator.serviceWorker.ready);
    await app.page.waitForTimeout(3000);
    await app.page.goto("about:blank");
    await app.page.goto(server.url);
    await first_frame(app.page, "second visit", 0.7);
    await app.page.waitForTimeout(3000);
    await app.close();

    app = await start();
    await app.page.goto(server.url);
    await first_frame(app.page, "second visit, browser started anew", 0.7);
    await app.ready();
    if (round % 3 === 0) { // these hardly differ
      await play(app, 0, wholes[0]);
      await note_taps(app, wholes[0], wholes[2]);
      await app.page.waitForTimeout(3000); // hints that go by themselves have gone
      const cdp = await app.context.newCDPSession(app.page);
      await cdp.send("Performance.enable");
      // What a frame costs of which nothing changes, and one that is drawn whole: by the app itself, since there is no card.
      for (const [how, limit] of [["look_again", 8], ["redraw", 200]])
        note(`script for a frame of the play screen: ${how}`, limit, "ms", await script_of_a_frame(app.page, cdp, `_foxsheet_${how}`));
      await app.settle();
      const before = await metrics(cdp);
      await app.page.waitForTimeout(10_000);
      const after = await metrics(cdp);
      note("script in 10 s of rest", 0.05, "s", after.ScriptDuration - before.ScriptDuration);
      note("memory of the page's process", 120, "MB", memory_of(profile));
      note("of it WebAssembly's", 120, "MB", await app.page.evaluate(() => HEAPU8.length / 1e6));
    }
    await app.close();
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}
await server.close();

const shown = (value) => (value < 0.1 ? value.toFixed(4) : value.toFixed(2));
let over = 0;
for (const [what, { limit, unit, values }] of found) {
  values.sort((a, b) => a - b);
  const median = values[Math.floor((values.length - 1) / 2)];
  if (median > limit) ++over;
  const spread = values.length > 1 ? ` (${shown(values[0])} to ${shown(values.at(-1))}, ${values.length} rounds)` : "";
  const judged = limit === Infinity ? "" : `, ${median > limit ? "OVER" : "under"} ${limit} ${unit}`;
  console.log(`${what}: ${shown(median)} ${unit}${spread}${judged}`);
}
console.log(`${cpus().length} cores, others keep ${loadavg()[0].toFixed(1)} busy`);
process.exitCode = over > 0 ? 1 : 0;
