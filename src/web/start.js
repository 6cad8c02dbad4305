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
// fetched and compiled, the graphics card made ready (as src/ui/frame/renderer_browser.cpp wants it).
const leaving = new AbortController();
const compiled = compile("foxsheet.wasm");
compiled.catch(missing);
const card = Module.canvas.getContext("webgl", { alpha: false, depth: false, stencil: false, antialias: false });
if (card) {
  // It would be black until somebody draws on it.
  const ground = getComputedStyle(document.body).backgroundColor.match(/\d+/g);
  card.clearColor(...ground.slice(0, 3).map((part) => part / 255), 1);
  card.clear(card.COLOR_BUFFER_BIT);
  Module.instantiateWasm = (imports, done) => {
    compiled.then(async (code) => done(await WebAssembly.instantiate(code, imports), code)).catch(missing);
    return {};
  };
} else {
  leaving.abort();
}

// The app itself, when all that it asks of the page is there.
document.addEventListener("DOMContentLoaded", () => {
  if (!card) return trouble("drawing");
  const app = document.createElement("script");
  app.src = "foxsheet.js";
  document.body.append(app);
});

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
