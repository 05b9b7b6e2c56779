import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { Problem } from "../platform/http/problem.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { writeSessionUse } from "./note-session-use.ts";
import type { Session } from "../sessions/session.ts";
import { issueToken, tokenSpan } from "../sessions/tokens.ts";

/**
 * Another token of the same login, told of among the logins, so that ending them ends it too; the old one holds until its own end, so that requests under way do not fail. A
 * password change at the same moment ends both: the user's row is held while the new one is made (R20).
 */
export async function renewToken(
  { db, config, clock }: AppContext,
  { user, sessionId, issuedAt, loggedInAt, providerOf }: Session,
  { userAgent, ...caller }: { address: string; requestId: string; userAgent: string },
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const held = await trx
      .selectFrom("users")
      .select("id")
      .where("id", "=", user.id)
      .where("disabled", "=", false)
      .where("tokens_valid_from", "<=", issuedAt)
      .forShare()
      .executeTakeFirst();
    if (!held) throw new Problem("UNAUTHENTICATED");
    const now = clock.now();
    await writeSecurityLog(trx, now, { event: "tokenRenewed", userId: user.id, ...caller });
    const issuing = { now, validFrom: 0, loggedInAt, providerOf };
    const span = tokenSpan(config, issuing);
    if (span.expiresAt <= now) throw new Problem("UNAUTHENTICATED");
    const login = { userId: user.id, sessionId };
    await writeSessionUse(trx, { ...login, ...span, now, place: { address: caller.address, userAgent } });
    return issueToken(config, { ...login, ...issuing });
  });
}
