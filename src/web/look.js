// Language and ground of the page before the app is there: as it had them the last time (src/web/page.js keeps the language, and
// the ground where somebody chose a theme), else as the system likes them; of its grounds shell.css knows.
"use strict";

const FoxLook = {
  kept: "foxsheet-look",
  languages: ["en", "de", "nl"],

  begin() {
    const page = document.documentElement;
    const wished = navigator.languages.map((code) => code.toLowerCase().split("-")[0]);
    page.lang = wished.find((code) => this.languages.includes(code)) ?? "en";
    try {
      const { language, ground } = JSON.parse(localStorage.getItem(this.kept)) ?? {};
      if (this.languages.includes(language)) page.lang = language;
      if (ground?.length === 3) this.show(page.lang, ground);
    } catch {
      // A browser that keeps nothing, or not this.
    }
  },
  // `ground`: red, green and blue.
  show(language, ground) {
    const color = `rgb(${ground.map(Number).join(" ")})`;
    const page = document.documentElement;
    page.lang = language;
    page.style.setProperty("--ground", color);
    page.dataset.ground = ground[0] + ground[1] + ground[2] < 3 * 128 ? "dark" : "light";
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.content = color;
  },
  // A ground that nobody chose is the system's, and may be another one by the next start.
  keep(language, ground) {
    try {
      localStorage.setItem(this.kept, JSON.stringify({ language, ground }));
    } catch {
      // The next start looks as the system likes it.
    }
  },
};

FoxLook.begin();
