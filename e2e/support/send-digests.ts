import { readFileSync } from "node:fs";
import { processNote } from "./mail-folder.ts";

/** Has the portal of the stories mail the digests that would leave tomorrow; its own clock stays as it is. */
export function sendTomorrowsDigests(): void {
  process.kill(Number(readFileSync(processNote, "utf8")), "SIGUSR2");
}
