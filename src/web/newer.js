// From the second start on no network is needed (worker.js), and newer versions are looked for. Without a safe address
// there is no such thing, and the app runs all the same.
"use strict";

const FoxNewer = {
  kept: null, // the registration
  looked: 0, // when, in milliseconds
  pause: 30 * 60 * 1000, // between two looks

  async begin() {
    this.looked = Date.now(); // the browser does, when a page is opened
    this.kept = await navigator.serviceWorker.register("worker.js");
    // A newer version that has been fetched goes on at once: this page needs no file of the old one any more.
    const go_on = () => this.kept.waiting?.postMessage("go on");
    this.kept.addEventListener("updatefound", () => this.kept.installing?.addEventListener("statechange", go_on));
    go_on();
  },
  // An installed app may be in the background for weeks and is never opened, only brought to the front.
  look() {
    if (document.hidden || !this.kept || Date.now() - this.looked < this.pause) return;
    this.looked = Date.now();
    this.kept.update().catch(() => {}); // no network
  },
};

// After the first frame, when all files have come: it takes them from where the browser has them.
Module.postRun.push(() => FoxNewer.begin().catch(() => {}));
document.addEventListener("visibilitychange", () => FoxNewer.look());
