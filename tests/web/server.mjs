// A plain static server of build/web, for this machine alone.
import { createReadStream, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

export const built = process.env.FOXSHEET_WEB ?? fileURLToPath(new URL("../../build/web", import.meta.url));
const types = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
};

export async function serve(port = 0) {
  let folder_of = () => built;
  const sent = new Map(); // path: how often
  const held = new Map(); // path: who waits for the answer
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://here").pathname));
    const name = path.endsWith("/") ? path + "index.html" : path;
    const file = join(folder_of(name.slice(1)), name);
    let about;
    try {
      about = statSync(file);
    } catch {
      about = undefined;
    }
    if (!about?.isFile()) return response.writeHead(404).end();
    sent.set(name.slice(1), (sent.get(name.slice(1)) ?? 0) + 1);
    response.writeHead(200, {
      "Content-Type": types[extname(file)] ?? "application/octet-stream",
      "Content-Length": about.size,
    });
    if (held.has(name.slice(1))) held.get(name.slice(1))({ response, bytes: readFileSync(file) });
    else createReadStream(file).pipe(response);
  });
  await new Promise((done) => server.listen(port, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    // From now on the files of another folder, or each of the one that `which` gives for its name.
    serves: (folder, which = () => folder) => (folder_of = which),
    sent,
    // This file comes in as many parts, and each when what is given back is called.
    holds(name, parts) {
      const asked = new Promise((tell) => held.set(name, tell));
      let part = 0;
      return async () => {
        const { response, bytes } = await asked;
        const cut = (at) => Math.floor((bytes.length * at) / parts);
        response.write(bytes.subarray(cut(part), cut(part + 1)));
        if (++part === parts) response.end();
        return cut(part);
      };
    },
    close: () => new Promise((done) => {
      server.closeAllConnections();
      server.close(done);
    }),
  };
}
