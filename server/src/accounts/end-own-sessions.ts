import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { Problem } from "../platform/http/problem.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { liveSessions } from "./find-own-sessions.ts";
import type { Session } from "../sessions/session.ts";

type Caller = { address: string; requestId: string };

/** Ends one of the caller's own logins, wherever it is open; another's is not there. */
export async function endOwnSession(context: AppContext, session: Session, id: string, caller: Caller): Promise<void> {
  const ended = await endSessions(context, session, caller, (open) => open === id);
  if (ended === 0) throw new Problem("NOT_FOUND");
}

/** Ends every login of the caller but the one that asks. */
export async function endOtherSessions(context: AppContext, session: Session, caller: Caller): Promise<void> {
  await endSessions(context, session, caller, (open) => open !== session.sessionId);
}

async function endSessions(
  { db, config, clock }: AppContext,
  { user }: Session,
  caller: Caller,
  isMeant: (id: string) => boolean,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const live = await liveSessions(trx, user.id, now).select("login_sessions.id").execute();
    const ids = live.map(({ id }) => id).filter(isMeant);
    if (ids.length === 0) return 0;
    const lastExpiry = new Date(now.getTime() + 2 * config.tokenHours * 3_600_000);
    await trx
      .insertInto("revoked_tokens")
      .values(ids.map((jti) => ({ jti, expires_at: lastExpiry })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const details = { sessions: ids };
    await writeSecurityLog(trx, now, { event: "sessionsEnded", userId: user.id, ...caller, details });
    return ids.length;
  });
}
