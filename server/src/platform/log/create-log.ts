import { hostname } from "node:os";
import { pid, stdout } from "node:process";
import { pino } from "pino";
import type { DestinationStream, Logger } from "pino";
import { createLogOutput } from "./log-output.ts";

export type Log = Logger;

const secretNames = [
  "password",
  "currentPassword",
  "token",
  "authorization",
  "cookie",
  "link",
  "jwtSecret",
  "challenge",
  "recoveryCodes",
];

let output: DestinationStream | undefined;

const tellDropped = (dropped: number): string =>
  `${JSON.stringify({ level: 40, time: Date.now(), pid, hostname: hostname(), dropped, msg: "Lines of the log were dropped" })}\n`;

/** Lines leave together, the last ones at the exit: to write each by itself costs as much as to ask the database. */
function standardOutput(): DestinationStream {
  if (output) return output;
  // To look at it is enough: Node makes a pipe or socket one that nobody waits for.
  const made = createLogOutput(stdout.fd, tellDropped);
  process.once("exit", made.flushNow);
  output = made;
  return made;
}

/** Structured log without secrets: a value under a name that holds one is left out, two levels deep (R17). */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Log {
  const paths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level, redact: { paths, remove: true } }, destination);
}
