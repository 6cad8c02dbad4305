// Keeps the files of one version, so that the app starts without a network. tools/web writes their list, and a version that
// changes with any of them; a new one is fetched as a whole, beside the old, and holds from the next start on.
"use strict";

const version = "@version@";
const files = [@files@];

self.addEventListener("install", (event) =>
  event.waitUntil(
    caches
      .open(version)
      // Past what the browser still has of an older version.
      .then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" }))))
      .then(() => self.skipWaiting()),
  ),
);

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
