import { jobCeilings } from "@runko/domain/operations/job-ceilings";
import { keptDays } from "@runko/domain/operations/kept-days";
import type { Pool } from "pg";
import { deleteSome } from "./delete-some.ts";
import type { JobResult } from "./note-job-run.ts";

/** Rows that have served their time; each is safe to delete again and in several processes at once. */
const expired: readonly [table: string, condition: string][] = [
  ["revoked_tokens", "expires_at < now()"],
  ["login_sessions", "expires_at < now()"],
  ["login_addresses", `used_at < now() - interval '${keptDays.loginAddresses} days'`],
  ["idempotency_keys", "created_at < now() - interval '24 hours'"],
  ["rate_limits", "window_started_at < now() - interval '1 day'"],
  // Longer than the outbox keeps the word that made it: made anew, a used link would open again.
  ["password_resets", "expires_at < now() - interval '31 days'"],
  ["edit_locks", "until < now()"],
  ["notifications", `created_at < now() - interval '${keptDays.notices} days'`],
  ["mass_mails", `created_at < now() - interval '${keptDays.massMails} days'`],
  ["outbox", `created_at < now() - interval '${keptDays.mails} days'`],
];

/** Answers the most that was deleted of one table: the ceiling is of each. */
export async function trimExpired(pool: Pool, ceiling: number = jobCeilings.trimExpired): Promise<JobResult> {
  let done = 0;
  for (const [table, condition] of expired)
    done = Math.max(done, await deleteSome(pool, { table, condition, ceiling }));
  return { done, ceiling };
}
