// The page around the app: hands it the canvas, keeps the browser's own gestures away, and says so where it cannot run.
"use strict";

var Module = {
  canvas: document.getElementById("canvas"),
  print: (text) => console.log(text),
  printErr: (text) => console.error(text),
  // A browser that cannot draw or is out of memory: one sentence, and nothing that was saved is lost.
  onAbort: () => trouble(),
};

const sentences = {
  en: "Foxsheet cannot go on here. Load the page again; what was saved is still there.",
  de: "Foxsheet kann hier nicht weiter. Lade die Seite neu; was gespeichert war, ist noch da.",
  nl: "Foxsheet kan hier niet verder. Laad de pagina opnieuw; wat bewaard was, is er nog.",
};

function trouble() {
  const shown = document.getElementById("trouble");
  shown.textContent = sentences[document.documentElement.lang] || sentences.en;
  shown.hidden = false;
}

document.documentElement.lang = Object.keys(sentences).find((code) => navigator.language.startsWith(code)) || "en";

// Nothing of the browser's own comes up under the fingers.
for (const type of ["contextmenu", "gesturestart", "selectstart", "dragstart"])
  document.addEventListener(type, (event) => event.preventDefault());
document.addEventListener("wheel", (event) => event.ctrlKey && event.preventDefault(), { passive: false });

// What was drawn may be gone: the canvas forgets when its size is set, and a tab that comes back may be empty.
for (const type of ["resize", "pageshow"]) window.addEventListener(type, () => redraw());
document.addEventListener("visibilitychange", () => document.hidden || redraw());
function redraw() {
  if (Module._foxsheet_redraw && Module.calledRun) Module._foxsheet_redraw();
}

// From the second start on no network is needed. Without a safe address there is no such thing, and the app runs all the same.
window.addEventListener("load", () => navigator.serviceWorker?.register("worker.js").catch(() => {}));

// A graphics card that was taken away comes back empty; the app starts where it was.
Module.canvas.addEventListener("webglcontextlost", (event) => event.preventDefault());
Module.canvas.addEventListener("webglcontextrestored", () => location.reload());
