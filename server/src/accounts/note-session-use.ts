import { sql, type Kysely } from "kysely";
import type { AppContext } from "../app-context.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Session } from "../sessions/session.ts";

const SELDOM = 5 * 60_000;
const MOST_KNOWN = 10_000;
const LONGEST_USER_AGENT = 500;

export type Place = { address: string; userAgent: string };
type Use = Pick<Session, "sessionId" | "issuedAt" | "expiresAt"> & {
  userId: string;
  now: Date;
  place: Place;
  provenAt?: Date;
};

/** Writes where and when a login was used last. */
export async function writeSessionUse(db: Kysely<Database>, { sessionId, userId, ...use }: Use): Promise<void> {
  const { now, place, issuedAt, expiresAt, provenAt } = use;
  const seen = {
    user_agent: place.userAgent.slice(0, LONGEST_USER_AGENT),
    address: place.address,
    last_used_at: now,
    ...(provenAt && { proven_at: provenAt }),
  };
  await db
    .insertInto("login_sessions")
    .values({
      ...seen,
      id: sessionId,
      user_id: userId,
      started_at: issuedAt,
      token_issued_at: issuedAt,
      expires_at: expiresAt,
    })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        ...seen,
        token_issued_at: sql`greatest(login_sessions.token_issued_at, excluded.token_issued_at)`,
        expires_at: sql`greatest(login_sessions.expires_at, excluded.expires_at)`,
      }),
    )
    .execute();
}

/** Notes the use of each token at most every five minutes; that it cannot be noted disturbs no request. */
export function createUseNoter({ db, log, clock }: Pick<AppContext, "db" | "log" | "clock">) {
  const noted = new Map<string, number>();
  return async ({ user, jti, ...session }: Session, place: () => Place): Promise<void> => {
    const now = clock.now();
    if (now.getTime() - (noted.get(jti) ?? -Infinity) < SELDOM) return;
    if (noted.size >= MOST_KNOWN) noted.clear();
    noted.set(jti, now.getTime());
    await writeSessionUse(db, { ...session, userId: user.id, now, place: place() }).catch((error: unknown) =>
      log.warn({ err: error }, "The use of a session could not be noted"),
    );
  };
}
