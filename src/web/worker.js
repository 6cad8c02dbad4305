// Keeps the files of one version, so that the app starts without a network. tools/web writes their list, and a version made of
// their bytes; a new one is fetched as a whole, beside the old, and holds from the next start on.
"use strict";

const version = "@version@";
const files = [@files@];

self.addEventListener("install", (event) => event.waitUntil(fetched()));

async function fetched() {
  const known = await caches.has(version);
  const cache = await caches.open(version);
  // Past what the browser still has of an older version.
  await cache.addAll(["./", ...files].map((file) => new Request(file, { cache: "no-cache" })));
  // While a new version is put on a server, the files of both are there for a moment. Half of each is none.
  if ((await version_of(cache)) === version) return;
  if (!known) await caches.delete(version);
  throw new Error("the files are not of one version");
}

// As tools/web counts it.
async function version_of(cache) {
  const all = new Blob(await Promise.all(files.map(async (file) => (await cache.match(file)).blob())));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await all.arrayBuffer()));
  return "foxsheet-" + Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// A page that has all of its files (src/web/shell.js) lets the new version go on, unless another page may still be fetching.
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
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(
    caches
      .open(version)
      .then((cache) => cache.match(event.request, { ignoreSearch: true }))
      .then((kept) => kept || fetch(event.request)),
  );
});
