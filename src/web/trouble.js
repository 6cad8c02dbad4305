// What is said in place of the app where it cannot run.
"use strict";

const sentences = {
  stumbled: {
    en: "Foxsheet cannot go on here. Load the page again; what was saved is still there.",
    de: "Foxsheet kann hier nicht weiter. Lade die Seite neu; was gespeichert war, ist noch da.",
    nl: "Foxsheet kan hier niet verder. Laad de pagina opnieuw; wat bewaard was, is er nog.",
  },
  fetching: {
    en: "Not all of Foxsheet arrived. Is there a network? Load the page again; what was saved is still there.",
    de: "Foxsheet ist nicht ganz angekommen. Ist ein Netz da? Lade die Seite neu; was gespeichert war, ist noch da.",
    nl: "Foxsheet is niet helemaal aangekomen. Is er een netwerk? Laad de pagina opnieuw; wat bewaard was, is er nog.",
  },
  drawing: {
    en: "Foxsheet cannot draw here: this browser has no WebGL, or it is switched off. Switch on hardware acceleration in the browser's settings and start the browser anew, or open this page in another browser. What was saved is still there.",
    de: "Foxsheet kann hier nicht zeichnen: Dieser Browser hat kein WebGL, oder es ist ausgeschaltet. Schalte in den Einstellungen des Browsers die Hardwarebeschleunigung ein und starte ihn neu, oder öffne diese Seite in einem anderen Browser. Was gespeichert war, ist noch da.",
    nl: "Foxsheet kan hier niet tekenen: deze browser heeft geen WebGL, of het staat uit. Zet in de instellingen van de browser de hardwareversnelling aan en start hem opnieuw, of open deze pagina in een andere browser. Wat bewaard was, is er nog.",
  },
};

// The first word stands: what comes after it follows from it.
function trouble(what = "stumbled") {
  // What the app had not finished must not be kept: what is kept is whole.
  window.FoxStorage?.stop();
  const shown = document.getElementById("trouble");
  if (!shown.hidden) return;
  shown.textContent = sentences[what][document.documentElement.lang];
  shown.hidden = false;
}

// A script has not come.
window.addEventListener("error", (event) => event.target instanceof HTMLScriptElement && trouble("fetching"), { capture: true });

// The app itself has stumbled, wherever it was called from.
window.addEventListener("error", (event) => event.error instanceof WebAssembly.RuntimeError && trouble());
window.addEventListener("unhandledrejection", (event) => event.reason instanceof WebAssembly.RuntimeError && trouble());
