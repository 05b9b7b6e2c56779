import type { Pool } from "pg";

/** Rows that have served their time; each statement is safe to repeat and to run in several processes at once. */
const statements = [
  "DELETE FROM revoked_tokens WHERE expires_at < now()",
  "DELETE FROM login_sessions WHERE expires_at < now()",
  "DELETE FROM idempotency_keys WHERE created_at < now() - interval '24 hours'",
  "DELETE FROM rate_limits WHERE window_started_at < now() - interval '1 day'",
  "DELETE FROM password_resets WHERE expires_at < now() - interval '1 day'",
  "DELETE FROM edit_locks WHERE until < now()",
  "DELETE FROM notifications WHERE created_at < now() - interval '90 days'",
  "DELETE FROM mass_mails WHERE created_at < now() - interval '1 year'",
  "DELETE FROM outbox WHERE created_at < now() - interval '30 days'",
];

export async function trimExpired(pool: Pool): Promise<void> {
  for (const statement of statements) await pool.query(statement);
}
