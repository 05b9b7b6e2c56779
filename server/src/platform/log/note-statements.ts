import type { StatementNote } from "../database/time-statements.ts";
import type { Log } from "./create-log.ts";

type Options = {
  /** Undefined: none is slow. */
  slowMs: number | undefined;
  told?: ((seconds: number, slow: boolean) => void) | undefined;
};

/** Logs each slow statement by its name, and every one while the log tells of details. */
export function noteStatements(log: Log, { slowMs = Infinity, told }: Options): StatementNote {
  return (milliseconds, name) => {
    const slow = milliseconds >= slowMs;
    told?.(milliseconds / 1000, slow);
    if (!slow && !log.isLevelEnabled("debug")) return;
    const facts = { statement: name(), ms: Math.round(milliseconds * 10) / 10 };
    if (slow) log.warn(facts, "Slow statement");
    else log.debug(facts, "statement");
  };
}
