// A folder of a test's own, which goes with the process of its test.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export function own_folder(name) {
  const folder = mkdtempSync(join(tmpdir(), `foxsheet-${name}-`));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
