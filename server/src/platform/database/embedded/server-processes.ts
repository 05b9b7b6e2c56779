import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { HAS_PROC, isAlive, listProcesses, type ProcessFacts } from "./process-facts.ts";
import { nameServer } from "./server-names.ts";

/** The living server of a cluster. A number in postmaster.pid alone does not count: it may be a zombie's or a stranger's. */
export function findPostmaster(cluster: string): number | undefined {
  if (!HAS_PROC) return readNamedPostmaster(cluster);
  return listProcesses().find((found) => isPostmaster(found, cluster))?.pid;
}

/** Whether this process is the one that serves the cluster, by the file that PostgreSQL lets one of them hold. */
export const serves = (pid: number | undefined, cluster: string): boolean =>
  pid !== undefined && readNamedPostmaster(cluster) === pid;

/** Backends that outlived their postmaster. */
export function findOrphans(cluster: string): number[] {
  const all = listProcesses();
  const alive = new Set(all.filter((found) => isPostmaster(found, cluster)).map(({ pid }) => pid));
  const title = `postgres: ${nameServer(cluster)}: `;
  return all.filter(({ command, parent }) => command.startsWith(title) && !alive.has(parent)).map(({ pid }) => pid);
}

function isPostmaster({ command }: ProcessFacts, cluster: string): boolean {
  const [program = "", option, folder] = command.split("\0");
  return basename(program) === "postgres" && option === "-D" && folder === cluster;
}

function readNamedPostmaster(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, "postmaster.pid"), "utf8"), 10);
    return isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}
