// Keeps the browser's own gestures away from the app, and tells it when what it drew is gone.
"use strict";

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
// Something that the app asks the page about is another now; the picture is still there.
function look_again() {
  if (Module._foxsheet_look_again && Module.calledRun) Module._foxsheet_look_again();
}

// The canvas may change without the window: SDL listens to the window.
new ResizeObserver(() => window.dispatchEvent(new Event("resize"))).observe(Module.canvas);

// A graphics card that was taken away comes back empty (src/ui/frame/renderer_browser.cpp); what is on the sheet stays.
Module.canvas.addEventListener("webglcontextlost", (event) => event.preventDefault());
for (const type of ["webglcontextrestored", "contextrestored"]) Module.canvas.addEventListener(type, () => redraw());
