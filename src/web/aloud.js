// What a screen reader says. The canvas is but a picture to it, so the words of the app (src/ui/frame/aloud.h) stand beside
// it, unseen: what has to be known, the sentence on top, the points. Whatever changes of them is read out.
"use strict";

const FoxAloud = {
  rest: 300, // ms; what is gone again by then, while somebody taps quickly, was not worth a word
  texts: [],
  later: 0,

  say(...texts) {
    this.texts = texts;
    clearTimeout(this.later);
    this.later = setTimeout(() => this.write(), this.rest);
  },
  write() {
    const region = document.getElementById("aloud");
    const language = document.documentElement.lang;
    if (region.lang !== language) region.lang = language;
    this.texts.forEach((text, i) => {
      const part = region.children[i];
      if (part.textContent !== text) part.textContent = text;
    });
  },
};
