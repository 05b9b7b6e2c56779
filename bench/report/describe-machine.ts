import { cpus, loadavg, totalmem } from "node:os";
import type { Client, Pool } from "pg";

/** The machine, the versions and how busy it was: what a figure means nothing without. */
export async function describeMachine(database: Client | Pool): Promise<string> {
  const { rows } = await database.query<{ server_version: string }>("SHOW server_version");
  const [processor] = cpus();
  return [
    `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC`,
    `${cpus().length} x ${processor?.model.trim() ?? "unknown processor"}`,
    `${(totalmem() / 2 ** 30).toFixed(0)} GiB`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${rows[0]?.server_version.split(" ")[0] ?? ""}`,
    `load ${loadavg()[0]?.toFixed(1) ?? ""} (of which the measurement itself is a part)`,
  ].join(", ");
}
