// A game that is known tap by tap (games/), for tests that need one to be going on.
import { readFileSync } from "node:fs";

export const read = (name) => readFileSync(new URL(`games/${name}`, import.meta.url), "utf8");

export const lines = read("ganz-schoen-clever-1.lines");
export const taps = read("ganz-schoen-clever-1.script").trim().split("\n").map((line) => line.replace(/^tap /, ""));
// Where it has begun and nothing is entered, and where a line is whole: the next throw begins.
export const begun = taps.findIndex((name) => name.startsWith("face."));
export const wholes = taps.flatMap((name, i) => (name.startsWith("cell.") && taps[i + 1]?.startsWith("face.") ? [i + 1] : []));

export async function play(app, from, to) {
  for (const name of taps.slice(from, to)) await app.tap(name);
  await app.saved();
}

// As somebody does who has read the notice that lies over the dice.
export async function play_on(app, from, to) {
  for (const name of taps.slice(from, to)) {
    const there = await app.targets();
    if (!there.has(name) && there.has("notice.close")) await app.tap("notice.close");
    await app.tap(name);
  }
}

// The lines are a part of that game from its beginning, and not less than `least` is known to be.
export function belongs(kept, least = "") {
  return lines.startsWith(kept) && kept.startsWith(least) && kept.length > least.length;
}
