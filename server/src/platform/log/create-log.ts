import { pino } from "pino";
import type { DestinationStream, Logger } from "pino";

export type Log = Logger;

const secretNames = ["password", "currentPassword", "token", "authorization", "cookie", "link", "jwtSecret"];

const WRITTEN_AT_ONCE = 8192;
const WRITTEN_AFTER_MS = 200;

let output: DestinationStream | undefined;

/** Lines leave together, the last ones at the exit: to write each by itself costs as much as to ask the database. */
function standardOutput(): DestinationStream {
  output ??= pino.destination({ fd: 1, minLength: WRITTEN_AT_ONCE, periodicFlush: WRITTEN_AFTER_MS });
  return output;
}

/** Structured log without secrets: a value under a name that holds one is left out, two levels deep (R17). */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Log {
  const paths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level, base: null, redact: { paths, remove: true } }, destination);
}
