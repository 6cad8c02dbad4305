// tools/web-serve: each file with its type, packed where the browser takes that, and asked for again at the next start.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { open } from "./browser.mjs";
import { built } from "./server.mjs";

const server = spawn(fileURLToPath(new URL("../../tools/web-serve", import.meta.url)), [built, "0"], { stdio: ["ignore", "pipe", "inherit"] });
const url = await new Promise((tell) => server.stdout.once("data", (text) => tell(String(text).match(/http:\S+\//)[0])));
server.stdout.resume(); // whoever writes more finds it open
server.stdout.unref();
server.unref();
process.on("exit", () => server.kill());

const ask = (path, headers = {}, method = "GET") =>
  new Promise((done, failed) =>
    request(url + path, { headers, method }, async (answer) => {
      const parts = [];
      for await (const part of answer) parts.push(part);
      done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) });
    })
      .on("error", failed)
      .end(),
  );

const types = { html: /^text\/html/, css: /^text\/css/, js: /^text\/javascript/, json: /^application\/json$/, png: /^image\/png$/, svg: /^image\/svg\+xml$/, wasm: /^application\/wasm$/ };
const unpack = { br: brotliDecompressSync, gzip: gunzipSync, undefined: (bytes) => bytes };
const plain = readdirSync(built).filter((name) => !/\.(br|gz)$/.test(name));

test("every file comes with its type, packed as the browser takes it, and is the same unpacked", async () => {
  assert.ok(plain.includes("foxsheet.wasm") && plain.includes("worker.js"));
  for (const name of plain)
    for (const [accepted, way] of [["gzip, deflate, br", "br"], ["gzip, deflate", "gzip"], ["br;q=0, gzip;q=0.5", "gzip"], ["identity", undefined], [undefined, undefined]]) {
      const { status, headers, body } = await ask(name, accepted && { "Accept-Encoding": accepted });
      const expected = name.endsWith(".png") ? undefined : way; // pictures are packed already
      assert.equal(status, 200);
      assert.match(headers["content-type"], types[name.split(".").pop()]);
      assert.equal(headers["content-encoding"], expected, `${name} for ${accepted}`);
      assert.equal(headers.vary, name.endsWith(".png") ? undefined : "Accept-Encoding");
      assert.equal(headers["cache-control"], "no-cache");
      assert.equal(Number(headers["content-length"]), body.length);
      assert.ok(unpack[expected](body).equals(readFileSync(join(built, name))), name);
    }
});

test("what is packed is much smaller", () => {
  const share = (end) => statSync(join(built, "foxsheet.wasm" + end)).size / statSync(join(built, "foxsheet.wasm")).size;
  assert.ok(share(".gz") < 0.5 && share(".br") < 0.4, `${share(".gz")} ${share(".br")}`);
});

test("the folder is its page, what did not change is not sent again, and nothing else is there", async () => {
  const page = await ask("");
  assert.ok(page.body.equals(readFileSync(join(built, "index.html"))));
  const packed = { "Accept-Encoding": "br" };
  const { etag } = (await ask("foxsheet.wasm", packed)).headers;
  const again = await ask("foxsheet.wasm", { ...packed, "If-None-Match": etag });
  assert.deepEqual([again.status, again.body.length], [304, 0]);
  assert.equal((await ask("foxsheet.wasm", { "If-None-Match": etag })).status, 200, "the twin is another file");
  const head = await ask("foxsheet.wasm", {}, "HEAD");
  assert.deepEqual([head.status, head.body.length, Number(head.headers["content-length"])], [200, 0, statSync(join(built, "foxsheet.wasm")).size]);
  for (const path of ["nothing.js", "foxsheet.wasm.br", "..%2fweb-build%2fCMakeCache.txt", "../../README.md"]) assert.equal((await ask(path)).status, 404, path);
});

test("a browser plays from it, and takes the smallest", async () => {
  const app = await open({ server: { url }, ratio: 1, blind: true, waits: false });
  try {
    const ways = new Map();
    await app.context.addInitScript(() => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLProgressElement.prototype, "value");
      Object.defineProperty(HTMLProgressElement.prototype, "value", { get: () => window.come ?? 0, set(value) { set.call(this, (window.come = value)); } });
    });
    app.page.on("response", (answer) => ways.set(answer.url().slice(url.length), answer.headers()["content-encoding"]));
    await app.load();
    assert.equal(ways.get("foxsheet.wasm"), "br");
    assert.equal(await app.page.evaluate(() => window.come), statSync(join(built, "foxsheet.wasm")).size, "what has come is counted unpacked");
    await app.tap("button.new");
    await app.wait("button.start");
    assert.deepEqual(app.errors, []);
  } finally {
    await app.close();
  }
});
