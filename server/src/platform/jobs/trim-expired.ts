import { keptDays } from "@runko/domain/operations/kept-days";
import type { Pool } from "pg";

/** Rows that have served their time; each statement is safe to repeat and to run in several processes at once. */
const statements = [
  "DELETE FROM revoked_tokens WHERE expires_at < now()",
  "DELETE FROM login_sessions WHERE expires_at < now()",
  "DELETE FROM idempotency_keys WHERE created_at < now() - interval '24 hours'",
  "DELETE FROM rate_limits WHERE window_started_at < now() - interval '1 day'",
  // Longer than the outbox keeps the word that made it: made anew, a used link would open again.
  "DELETE FROM password_resets WHERE expires_at < now() - interval '31 days'",
  "DELETE FROM edit_locks WHERE until < now()",
  `DELETE FROM notifications WHERE created_at < now() - interval '${keptDays.notices} days'`,
  `DELETE FROM mass_mails WHERE created_at < now() - interval '${keptDays.massMails} days'`,
  `DELETE FROM outbox WHERE created_at < now() - interval '${keptDays.mails} days'`,
];

export async function trimExpired(pool: Pool): Promise<void> {
  for (const statement of statements) await pool.query(statement);
}
