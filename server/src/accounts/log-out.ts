import { sql } from "kysely";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { publishLive } from "../platform/live/publish-live.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import type { Session } from "./session.ts";

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
    const { rows } = await sql<{ id: number; subscriberId: string; supplierId: string }>`
      DELETE FROM edit_locks l USING documents d WHERE l.user_id = ${user.id} AND d.id = l.document_id
      RETURNING d.id, d.subscriber_id AS "subscriberId", d.supplier_id AS "supplierId"`.execute(trx);
    for (const { id, subscriberId, supplierId } of rows)
      await publishLive(trx, { organizationIds: [subscriberId, supplierId], kind: "lock", eventId: id });
    await writeSecurityLog(trx, now, { event: "logout", userId: user.id, ...caller });
  });
}
