import { existsSync, readdirSync, readFileSync } from "node:fs";

export const HAS_PROC = existsSync("/proc/self/stat");

export interface ProcessFacts {
  pid: number;
  parent: number;
  /** The command line, its arguments ended by NUL. */
  command: string;
}

/** The living processes of this machine; none where there is no /proc. */
export function listProcesses(): ProcessFacts[] {
  if (!HAS_PROC) return [];
  return readdirSync("/proc").flatMap((name) => {
    const stat = /^\d+$/.test(name) ? readProc(name, "stat") : undefined;
    if (stat === undefined || isEnded(stat)) return [];
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    return [{ pid: Number(name), parent, command: readProc(name, "cmdline") ?? "" }];
  });
}

/** False for a zombie, which still has its number; true for a stranger that got the number since. */
export function isAlive(pid: number): boolean {
  if (HAS_PROC) {
    const stat = readProc(String(pid), "stat");
    return stat !== undefined && !isEnded(stat);
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** False when there is no such process any more. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

function isEnded(stat: string): boolean {
  return ["Z", "X"].includes(stat.charAt(stat.lastIndexOf(")") + 2));
}

function readProc(pid: string, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return undefined;
  }
}
