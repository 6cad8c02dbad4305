// From the second start on no network is needed (worker.js). Without a safe address there is no such thing, and the app runs
// all the same.
"use strict";

const FoxNewer = {
  kept: null, // the registration

  async begin() {
    this.kept = await navigator.serviceWorker.register("worker.js");
    // A newer version that has been fetched goes on at once: this page needs no file of the old one any more.
    const go_on = () => this.kept.waiting?.postMessage("go on");
    this.kept.addEventListener("updatefound", () => this.kept.installing?.addEventListener("statechange", go_on));
    go_on();
  },
};

// After the first frame, when all files have come.
Module.postRun.push(() => FoxNewer.begin().catch(() => {}));
