import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** Seconds of the processor that PostgreSQL's processes have used, those that live now; 0 where /proc is not. */
export function processorOfPostgres(): number {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .reduce((sum, pid) => sum + secondsOf(pid), 0);
}

function secondsOf(pid: string): number {
  try {
    const [, name, user = "0", system = "0"] =
      /\((.*)\) (?:\S+ ){11}(\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return name === "postgres" ? (Number(user) + Number(system)) / TICKS_PER_SECOND : 0;
  } catch {
    return 0; // ended meanwhile
  }
}
