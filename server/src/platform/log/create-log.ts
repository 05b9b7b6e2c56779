import { pino } from "pino";
import type { DestinationStream, Logger } from "pino";

export type Log = Logger;

const secretNames = ["password", "currentPassword", "token", "authorization", "cookie", "link", "jwtSecret"];

/** Structured log without secrets: a value under a name that holds one is left out, two levels deep (R17). */
export function createLog(level: string, destination?: DestinationStream): Log {
  const paths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level, base: null, redact: { paths, remove: true } }, destination ?? pino.destination(1));
}
