// From an empty page to the first frame of the app: the canvas, what is fetched, and the fox that waits with the person.
"use strict";

var Module = {
  canvas: document.getElementById("canvas"),
  print: (text) => console.log(text),
  printErr: (text) => console.error(text),
  // Out of memory, as a rule: one sentence, and nothing that was saved is lost.
  onAbort: () => trouble(),
  postRun: [() => document.getElementById("start").remove()], // the first frame is drawn
};

// What takes longest begins at once, side by side, and not each after the other when the app asks for it: its code is
// fetched and compiled, the graphics card made ready (as src/ui/frame/renderer_browser.cpp wants it). Either canvas has the
// ground of the theme; it would be black until somebody draws on it.
const leaving = new AbortController();
const compiled = compile("foxsheet.wasm");
compiled.catch(missing);
Module.has_card = ready_card();
const draws = Module.has_card || ready_pixels();
if (draws) {
  Module.instantiateWasm = (imports, done) => {
    compiled.then(async (code) => done(await WebAssembly.instantiate(code, imports), code)).catch(missing);
    return {};
  };
} else {
  leaving.abort();
}

// The app itself, when all that it asks of the page is there.
document.addEventListener("DOMContentLoaded", () => {
  if (!draws) return trouble("drawing");
  const app = document.createElement("script");
  app.src = "foxsheet.js";
  document.body.append(app);
});

function ready_card() {
  const card = Module.canvas.getContext("webgl", { alpha: false, depth: false, stencil: false, antialias: false });
  if (!card) return false;
  const told = card.getExtension("WEBGL_debug_renderer_info");
  if (is_imitated(card.getParameter(told ? told.UNMASKED_RENDERER_WEBGL : card.RENDERER))) {
    // A canvas that was given to a card gives nothing else: another one takes its place.
    const plain = Module.canvas.cloneNode();
    Module.canvas.replaceWith(plain);
    Module.canvas = plain;
    return false;
  }
  const ground = getComputedStyle(document.body).backgroundColor.match(/\d+/g);
  card.clearColor(...ground.slice(0, 3).map((part) => part / 255), 1);
  card.clear(card.COLOR_BUFFER_BIT);
  return true;
}
// By the processor: that takes many times as long as the app's own drawing of what has changed.
function is_imitated(name) {
  return /SwiftShader|llvmpipe|softpipe|Basic Render/.test(name);
}

// Without a card the app draws into memory, and the page shows the pixels (src/ui/frame/renderer_memory_browser.cpp).
function ready_pixels() {
  Module.pixels = Module.canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!Module.pixels) return false;
  Module.pixels.fillStyle = getComputedStyle(document.body).backgroundColor;
  Module.pixels.fillRect(0, 0, Module.canvas.width, Module.canvas.height);
  return true;
}

async function compile(file) {
  const answer = await fetch(file, { signal: leaving.signal });
  if (!answer.ok) throw new TypeError(`${file}: ${answer.status}`);
  // What is kept on the device is here in a blink.
  if (!navigator.serviceWorker?.controller) count(answer.clone().body).catch(() => {}); // compiling tells
  // Compiled while it comes, unless the server does not know the type or the browser is an older one.
  const streams = answer.headers.get("Content-Type") === "application/wasm" && WebAssembly.compileStreaming;
  return streams ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

// In bytes as they are when unpacked, and so is the whole (tools/web writes it into the page): what a server says of its
// length is that of what it has packed.
async function count(body) {
  const shown = document.getElementById("fetched");
  for (const reader = body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return;
    shown.value += value.length;
  }
}

function missing(error) {
  if (leaving.signal.aborted) return;
  console.error(error);
  trouble(error instanceof TypeError ? "fetching" : "stumbled");
}
