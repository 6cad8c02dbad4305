// Keeps the files of one version, so that the app starts without a network. tools/web-worker writes their list, with the digest
// of each; a new version is put together as a whole, beside the old, and holds from the next start on.
"use strict";

const version = "@version@";
const files = {
  "@files@": "",
};

self.addEventListener("install", (event) => event.waitUntil(put_together()));

async function put_together() {
  const known = await caches.has(version);
  const cache = await caches.open(version);
  const all = Object.keys(files).map(async (file) => cache.put(address(file), await found(file)));
  // Half of a version is none.
  const failed = (await Promise.allSettled(all)).find(({ status }) => status === "rejected");
  if (!failed) return;
  if (!known) await caches.delete(version);
  throw failed.reason;
}

// The page itself is known by its folder.
function address(file) {
  return file === "index.html" ? "./" : file;
}

// A file of this version and no other: while a new one is put on a server, those of both are there for a moment. It is taken
// from where it is already: an older version had the same, the page has just fetched it. Only what is nowhere comes over the
// network.
async function found(file) {
  const places = [
    () => caches.match(address(file), { ignoreVary: true }),
    () => fetch(address(file), { cache: "force-cache" }),
    () => fetch(address(file), { cache: "no-cache" }),
  ];
  for (const place of places) {
    const answer = await place();
    if (answer?.ok && (await digest(answer.clone())) === files[file]) return answer;
  }
  throw new Error(`${file} is not that of this version`);
}

async function digest(answer) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// A page that has all of its files (src/web/newer.js) lets the new version go on, unless another page may still be fetching.
self.addEventListener("message", async (event) => {
  if (event.data !== "go on") return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length < 2) self.skipWaiting();
});

self.addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((kept) => Promise.all(kept.filter((name) => name.startsWith("foxsheet-") && name !== version).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  ),
);

self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  event.respondWith(
    caches
      .open(version)
      .then((cache) => cache.match(pathname.replace(/\/index\.html$/, "/"), { ignoreVary: true }))
      .then((kept) => kept || fetch(event.request)),
  );
});
