// What the app asks of the page (src/ui/frame/platform_browser.cpp), and what it is told in return.
"use strict";

var FoxPage = {
  // Its language, and its ground, which shows where a display has corners and cameras.
  look: "",
  looks(language, chosen, ...ground) {
    const look = language + chosen + ground;
    if (look === this.look) return;
    this.look = look;
    FoxLook.show(language, ground);
    FoxLook.keep(language, chosen ? ground : null);
  },

  // ---- files
  largest: 64 << 20, // bytes; memory that a file took is not given back
  pick(picture, camera) {
    const input = document.createElement("input");
    input.type = "file";
    input.className = "hidden";
    if (picture) input.accept = "image/*";
    if (camera) input.setAttribute("capture", "environment");
    input.onchange = async () => {
      const file = input.files[0];
      input.remove();
      if (file) this.give(file.name, picture ? await this.readable(file) : file);
    };
    input.oncancel = () => input.remove();
    document.body.append(input);
    input.click();
  },
  async give(name, file) {
    const path = "/picked/" + name.replaceAll("/", "-");
    FS.mkdirTree("/picked");
    for (const before of FS.readdir("/picked")) if (!before.startsWith(".")) FS.unlink("/picked/" + before);
    const large = file.size > this.largest;
    try {
      FS.writeFile(path, large ? new Uint8Array() : new Uint8Array(await file.arrayBuffer()));
      // The app refuses it by its size, and looks no further.
      const node = FS.lookupPath(path).node;
      if (large) Object.assign(node, { contents: new Uint8Array(), usedBytes: Math.min(file.size, 0x7fffffff) });
    } catch (error) {
      console.info(error); // it has gone, or its cloud does not answer: the app does not find it, and says so
    }
    this.tell("_foxsheet_file", path);
  },
  // The app reads JPEG and PNG; of the rest a browser knows more.
  async readable(file) {
    if (["image/jpeg", "image/png"].includes(file.type) && file.size <= this.largest) return file;
    try {
      const bitmap = await createImageBitmap(file);
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext("2d").drawImage(bitmap, 0, 0);
      return await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
    } catch {
      return file; // the app says that it is none
    }
  },
  // A photo is decoded and made smaller beside the app, which takes its rows a few at a time.
  photo: null,
  async decode(file, longest) {
    const photo = (this.photo = { size: -1 });
    try {
      const whole = await createImageBitmap(new Blob([FS.readFile(FS.getStream(file).path)]));
      const factor = Math.min(1, longest / Math.max(whole.width, whole.height));
      const [width, height] = [whole.width, whole.height].map((side) => Math.max(1, Math.round(side * factor)));
      const shrunk = { resizeWidth: width, resizeHeight: height, resizeQuality: "high" };
      Object.assign(photo, { bitmap: await createImageBitmap(whole, shrunk), width, size: width * 65536 + height });
      whole.close();
    } catch (error) {
      console.info(error);
      photo.size = 0;
    }
  },
  photo_size() {
    return this.photo.size;
  },
  photo_rows(to, from, count) {
    const { bitmap, width } = this.photo;
    const context = new OffscreenCanvas(width, count).getContext("2d", { alpha: false, willReadFrequently: true });
    context.fillStyle = "white";
    context.fillRect(0, 0, width, count);
    context.drawImage(bitmap, 0, -from);
    const { data } = context.getImageData(0, 0, width, count);
    for (let i = 0; i < data.length; ++i) if (i % 4 < 3) HEAPU8[to++] = data[i];
  },
  tell(what, text) {
    const place = this.copy(text);
    Module[what](place);
    Module._free(place);
  },

  // A text that the app frees.
  copy(text) {
    const bytes = lengthBytesUTF8(text) + 1;
    const place = Module._malloc(bytes);
    stringToUTF8(text, place, bytes);
    return place;
  },

  // ---- what the system says that somebody likes
  wishes: {
    dark: matchMedia("(prefers-color-scheme: dark)"),
    less_motion: matchMedia("(prefers-reduced-motion: reduce)"),
  },

  // ---- on a device's home screen, beside its other apps
  on_home_screen() {
    return navigator.standalone === true || matchMedia("(display-mode: standalone)").matches;
  },

  // ---- the whole display: -1 where a browser does not give it
  full_screen() {
    if (!document.fullscreenEnabled) return -1;
    return document.fullscreenElement ? 1 : 0;
  },
  set_full_screen(full) {
    const done = full ? document.documentElement.requestFullscreen({ navigationUI: "hide" }) : document.exitFullscreen();
    done.catch(() => {}); // it may say no
  },

  // ---- a display that stays on
  awake: false,
  lock: null,
  async stay_awake(awake) {
    this.awake = awake;
    try {
      if (!awake) await this.lock?.release();
      const lock = awake && !document.hidden ? await navigator.wakeLock?.request("screen") : null;
      // It may have been asked for longer than it was wanted.
      if (this.awake === awake) this.lock = lock;
      else await lock?.release();
    } catch {
      this.lock = null; // the battery is low
    }
  },

  // ---- the keyboard on the screen: a field of the page lies, unseen, over that of the app
  field: null,
  composing: false,
  typed: "",
  before: "\u00a0".repeat(40), // so that there is something to delete
  type(x, y, width, height) {
    if (width <= 0) return this.end_typing();
    if (!this.field) this.begin_typing();
    const corner = Module.canvas.getBoundingClientRect();
    Object.assign(this.field.style, {
      left: corner.x + x + "px",
      top: corner.y + y + "px",
      width: width + "px",
      height: height + "px",
    });
  },
  begin_typing() {
    const field = (this.field = document.createElement("input"));
    field.id = "typing";
    field.autocomplete = "off";
    field.spellcheck = false;
    field.autocapitalize = "words";
    field.enterKeyHint = "done";
    field.value = this.typed = this.before;
    field.addEventListener("input", () => this.take());
    field.addEventListener("compositionstart", () => (this.composing = true));
    field.addEventListener("compositionend", () => (this.composing = false));
    // Keyboards without keys say only what they mean.
    field.addEventListener("keydown", (event) => {
      if (!event.code && event.key === "Enter") this.tell("_foxsheet_key", "enter");
    });
    field.addEventListener("blur", () => {
      if (this.field === field && document.hasFocus()) this.tell("_foxsheet_key", "enter");
    });
    document.body.append(field);
    field.focus({ preventScroll: true });
    this.fit();
  },
  end_typing() {
    const field = this.field;
    this.field = null;
    field?.remove();
    this.fit();
  },
  // It takes the taps that are meant for the field of the app. What is typed belongs at the end, wherever they fell.
  caret() {
    const field = this.field;
    if (!field || document.activeElement !== field || this.composing) return;
    const end = field.value.length;
    if (field.selectionStart !== end) field.setSelectionRange(end, end);
  },
  // Some keyboards cover the page and leave its size as it was: then the app takes what can be seen.
  fit() {
    const seen = this.field && window.visualViewport ? visualViewport.height + "px" : "";
    Module.canvas.style.maxHeight = seen;
  },
  // What has changed since the last time: words are put together and replaced while they are typed.
  take() {
    const now = this.field.value;
    let same = 0;
    while (same < now.length && now[same] === this.typed[same]) ++same;
    for (const _ of this.typed.slice(same)) this.tell("_foxsheet_key", "backspace");
    if (now.length > same) this.tell("_foxsheet_typed", now.slice(same));
    this.typed = now;
  },
};

for (const wish of Object.values(FoxPage.wishes)) wish.addEventListener("change", look_again);
window.addEventListener("languagechange", look_again);
document.addEventListener("visibilitychange", () => !document.hidden && FoxPage.awake && FoxPage.stay_awake(true));
document.addEventListener("selectionchange", () => FoxPage.caret());
window.visualViewport?.addEventListener("resize", () => FoxPage.fit());

// For SDL a window in full screen never changes its size; for it there shall be none.
document.addEventListener(
  "fullscreenchange",
  (event) => {
    event.stopImmediatePropagation();
    window.dispatchEvent(new Event("resize"));
  },
  { capture: true },
);

// What the browser takes back (a gesture of the system, a call) was no tap.
window.addEventListener(
  "touchcancel",
  (event) => {
    event.stopImmediatePropagation();
    if (Module.calledRun) Module._foxsheet_cancel();
  },
  { capture: true },
);

// Files can be dropped on the page as on a window.
document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener("drop", (event) => {
  event.preventDefault();
  const file = event.dataTransfer.files[0];
  if (file) FoxPage.give(file.name, file);
});

// The browser's own keys stay its own.
const browser_keys = new Set(["F5", "F11", "F12"]);
const app_keys = new Set(["z", "y", "arrowleft", "arrowright", "arrowup", "arrowdown"]);
window.addEventListener(
  "keydown",
  (event) => {
    const chord = (event.ctrlKey || event.metaKey) && !app_keys.has(event.key.toLowerCase());
    if (chord || browser_keys.has(event.key)) event.stopImmediatePropagation();
  },
  { capture: true },
);
