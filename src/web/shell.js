// The page around the app: hands it the canvas, keeps the browser's own gestures away, and says so where it cannot run.
"use strict";

var Module = {
  canvas: document.getElementById("canvas"),
  print: (text) => console.log(text),
  printErr: (text) => console.error(text),
  // A browser that cannot draw or is out of memory: one sentence, and nothing that was saved is lost.
  onAbort: () => trouble(),
};

// What takes longest begins at once, side by side, and not each after the other when the app asks for it: its code is
// fetched and compiled, the graphics card made ready (as src/ui/frame/renderer_browser.cpp wants it).
const compiled = compile("foxsheet.wasm");
Module.instantiateWasm = (imports, done) => {
  compiled
    .then(async (code) => done(await WebAssembly.instantiate(code, imports), code))
    .catch((error) => {
      console.error(error);
      trouble();
    });
  return {};
};
Module.canvas.getContext("webgl", { alpha: false, depth: false, stencil: false, antialias: false });

async function compile(file) {
  try {
    return await WebAssembly.compileStreaming(fetch(file));
  } catch {
    // An older browser, or a server that does not know the type.
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return WebAssembly.compile(await answer.arrayBuffer());
  }
}

const sentences = {
  en: "Foxsheet cannot go on here. Load the page again; what was saved is still there.",
  de: "Foxsheet kann hier nicht weiter. Lade die Seite neu; was gespeichert war, ist noch da.",
  nl: "Foxsheet kan hier niet verder. Laad de pagina opnieuw; wat bewaard was, is er nog.",
};

function trouble() {
  // What the app had not finished must not be kept: what is kept is whole.
  if (typeof FoxStorage !== "undefined") FoxStorage.stop();
  const shown = document.getElementById("trouble");
  shown.textContent = sentences[document.documentElement.lang] || sentences.en;
  shown.hidden = false;
}

// The app itself has stumbled, wherever it was called from.
window.addEventListener("error", (event) => event.error instanceof WebAssembly.RuntimeError && trouble());
window.addEventListener("unhandledrejection", (event) => event.reason instanceof WebAssembly.RuntimeError && trouble());

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

// The canvas may change without the window: SDL listens to the window.
new ResizeObserver(() => window.dispatchEvent(new Event("resize"))).observe(Module.canvas);

// From the second start on no network is needed. Without a safe address there is no such thing, and the app runs all the same.
window.addEventListener("load", async () => {
  const kept = await navigator.serviceWorker?.register("worker.js").catch(() => {});
  // A newer version that has been fetched goes on as soon as this page needs no file of the old one any more.
  const newer = () => Module.calledRun && kept.waiting?.postMessage("go on");
  kept?.addEventListener("updatefound", () => kept.installing.addEventListener("statechange", newer));
  Module.postRun = [].concat(Module.postRun || [], newer);
  if (kept) newer();
});

// A graphics card that was taken away comes back empty (src/ui/frame/renderer_browser.cpp); what is on the sheet stays.
Module.canvas.addEventListener("webglcontextlost", (event) => event.preventDefault());
Module.canvas.addEventListener("webglcontextrestored", () => redraw());
