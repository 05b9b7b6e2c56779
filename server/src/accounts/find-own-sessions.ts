import { tellDevice } from "@runko/domain/accounts/tell-device";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Session } from "../sessions/session.ts";

/** The logins of this user that still hold. */
export function liveSessions(db: Kysely<Database>, userId: string, now: Date) {
  return db
    .selectFrom("login_sessions")
    .innerJoin("users", "users.id", "login_sessions.user_id")
    .where("login_sessions.user_id", "=", userId)
    .where("login_sessions.expires_at", ">", now)
    .whereRef("login_sessions.token_issued_at", ">=", "users.tokens_valid_from")
    .where(sql<boolean>`NOT EXISTS (SELECT FROM revoked_tokens WHERE jti = login_sessions.id)`);
}

/** Where the caller's account is open: this login first, then those used last. */
export async function findOwnSessions(db: Kysely<Database>, { user, sessionId }: Session, now: Date) {
  const rows = await liveSessions(db, user.id, now)
    .select(["login_sessions.id", "user_agent", "address", "started_at", "last_used_at"])
    .select(sql<boolean>`login_sessions.id = ${sessionId}`.as("current"))
    .orderBy("current", "desc")
    .orderBy("last_used_at", "desc")
    .orderBy("login_sessions.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ...tellDevice(row.user_agent),
    address: row.address,
    startedAt: row.started_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.current,
  }));
}
