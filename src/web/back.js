// The browser's Back: inside the app it is Escape, and only from home it leaves. For that the page has two entries in the
// browser's history, never more: the one it was loaded with is home, one after it is everywhere else.
//
// Browsers skip entries that a page made while nobody had touched it, and those of a page that makes a new one whenever
// Back is pressed. So the second entry is made once, when a finger or key was there, and gone to again afterwards.
"use strict";

const FoxBack = {
  inside: false, // the app is somewhere Escape leads back from
  touched: false, // the browser takes what happens for somebody's wish
  ahead: false, // the second entry lies before us
  moving: false, // we have asked for a step ourselves

  // What the app tells after every frame.
  goes_back(inside) {
    if (inside === this.inside) return;
    this.inside = inside;
    this.settle();
  },
  second: () => history.state === "inside",

  // The entry we are on follows the app.
  settle() {
    if (this.moving || this.inside === this.second()) return;
    if (!this.inside) this.step(-1);
    else if (this.ahead) this.step(1);
    else if (this.touched) history.pushState("inside", "");
  },
  step(by) {
    this.moving = true;
    history.go(by); // the browser does it later, and tells by popstate
  },
  moved() {
    const pressed = !this.moving;
    this.moving = false;
    this.ahead = !this.second();
    if (pressed && this.ahead && this.inside) Module._foxsheet_back();
    this.settle();
  },
  touch() {
    // The very first key may be one that browsers do not count.
    this.touched = navigator.userActivation?.hasBeenActive ?? true;
    this.settle();
  },
};

window.addEventListener("popstate", () => FoxBack.moved());
for (const type of ["pointerup", "touchend", "keydown"])
  window.addEventListener(type, () => FoxBack.touched || FoxBack.touch(), { capture: true });
