// What the browser has really kept: IndexedDB is read as it lies there, its blocks become files again, and the native
// referee reads them.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { own_folder } from "./folders.mjs";

const foxref = process.env.FOXREF ?? fileURLToPath(new URL("../../build/release/bin/foxref", import.meta.url));

// path → bytes
export async function kept_files(page) {
  const files = await page.evaluate(async () => {
    const wait = (request) => new Promise((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
    const database = await wait(indexedDB.open("foxsheet"));
    const reading = database.transaction(["files", "blocks"]);
    const paths = await wait(reading.objectStore("files").getAllKeys());
    const sizes = await wait(reading.objectStore("files").getAll());
    const keys = await wait(reading.objectStore("blocks").getAllKeys());
    const blocks = await wait(reading.objectStore("blocks").getAll());
    database.close();
    return {
      sizes: paths.map((path, i) => [path, sizes[i]]),
      blocks: keys.map(([path, at], i) => [path, at, path === "" ? [] : Array.from(blocks[i])]),
    };
  });
  const found = new Map(files.sizes.map(([path, size]) => [path, Buffer.alloc(size)]));
  for (const [path, at, bytes] of files.blocks) {
    if (path === "") continue; // who wrote last
    const file = found.get(path);
    if (!file || at * 4096 + bytes.length > file.length) throw new Error(`${path}: block ${at} lies behind its end`);
    Buffer.from(bytes).copy(file, at * 4096);
  }
  return found;
}

// A folder that the native programs can read.
export async function kept_folder(page) {
  const folder = own_folder("kept");
  for (const [path, bytes] of await kept_files(page)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return join(folder, "data");
}

export function referee(...words) {
  return execFileSync(foxref, words, { encoding: "utf8", env: { ...process.env, LC_ALL: "C.UTF-8" } });
}

// The lines of a game, as the native referee exports it.
export async function kept_lines(page, game = 1) {
  return lines_of(await kept_folder(page), game);
}
export function lines_of(folder, game = 1) {
  const record = referee("games", "--data", folder, "export", String(game));
  return record.slice(record.indexOf("\n---\n") + 5);
}
