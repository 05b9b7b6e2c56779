import type { Log } from "./create-log.ts";

const DETAILS = "debug";

/** Turns a running log to details, or back to its setting, and says so whatever it leaves out otherwise. */
export function turnLogLevel(log: Log, usual: string): void {
  const to = log.level === usual ? DETAILS : usual;
  log.level = "info";
  log.info({ to }, "The level of the log was turned by a signal");
  log.level = to;
}
