import type { AppContext } from "../app-context.ts";
import { releaseLocksOf } from "../documents/release-locks.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import type { Session } from "../sessions/session.ts";

/** Makes the token and those it was renewed from worthless, and releases the user's edit locks (D-11, R20). */
export async function logOut(
  { db, config, clock }: AppContext,
  { user, sessionId, expiresAt }: Session,
  caller: { address: string; requestId: string },
): Promise<void> {
  const now = clock.now();
  const lastExpiry = new Date(Math.max(expiresAt.getTime(), now.getTime()) + config.tokenHours * 3_600_000);
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto("revoked_tokens")
      .values({ jti: sessionId, expires_at: lastExpiry })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await releaseLocksOf(trx, user.id);
    await writeSecurityLog(trx, now, { event: "logout", userId: user.id, ...caller });
  });
}
