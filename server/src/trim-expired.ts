import { jobCeilings } from "@runko/domain/operations/job-ceilings";
import { keptDays } from "@runko/domain/operations/kept-days";
import type { Pool } from "pg";
import { capabilities } from "./capabilities.ts";
import type { Capability, Expiring } from "./capability.ts";
import type { Config } from "./config/config.ts";
import { keptHours } from "./platform/http/idempotency.ts";
import { deleteSome } from "./platform/jobs/delete-some.ts";
import type { JobResult } from "./platform/jobs/note-job-run.ts";

const expiring: readonly Expiring[] = [
  ...Object.values<Capability>(capabilities).flatMap((capability) => capability.expiring ?? []),
  { table: "outbox", condition: `created_at < now() - interval '${keptDays.mails} days'` },
  { table: "idempotency_keys", condition: `created_at < now() - interval '${keptHours} hours'` },
];

/** Deletes rows that have served their time; answers the most that was deleted of one table: the ceiling is of each. */
export async function trimExpired(
  pool: Pool,
  settings: Pick<Config, "retentionDays">,
  ceiling: number = jobCeilings.trimExpired,
): Promise<JobResult> {
  let done = 0;
  for (const { table, condition: due } of expiring) {
    const condition = typeof due === "string" ? due : due(settings);
    done = Math.max(done, await deleteSome(pool, { table, condition, ceiling }));
  }
  return { done, ceiling };
}
