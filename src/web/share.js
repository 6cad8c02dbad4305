// Files that leave the app: offered to whatever the device shares with, or put where the browser keeps downloads.
"use strict";

const FoxShare = {
  types: { png: "image/png", csv: "text/csv", json: "application/json", fox: "text/plain", db: "application/vnd.sqlite3" },
  left: [], // "shared NAME", "downloaded NAME" or "cancelled NAME", until the app has heard it

  // True where somebody is asked, and what became of it is heard later.
  give(name, bytes, may_ask) {
    const type = this.types[name.split(".").pop()];
    const files = [new File([bytes], name, { type })];
    if (!may_ask || !navigator.share || !navigator.canShare?.({ files })) {
      this.download(name, files[0]);
      return false;
    }
    this.offer(name, files);
    return true;
  },
  async offer(name, files) {
    let outcome = "shared";
    try {
      await navigator.share({ files });
    } catch (error) {
      outcome = error?.name === "AbortError" ? "cancelled" : "downloaded";
      // Not this kind of file, too late after the tap, one that is still open: nobody shall be left without it.
      if (outcome === "downloaded") this.download(name, files[0]);
    }
    this.left.push(outcome + " " + name);
    look_again();
  },
  download(name, file) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  },
};
