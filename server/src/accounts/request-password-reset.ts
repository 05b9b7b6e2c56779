import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { enqueue, outboxMessages } from "../platform/outbox/enqueue.ts";
import { administrationOf, type Administration } from "../admin-log/administration.ts";
import { findUserByEmail } from "./find-users.ts";
import { accountLimit, addressLimit, callerLimit, countAttempt, countAttempts } from "./limit-attempts.ts";
import { passwordLinks } from "./password-links.ts";
import { requireUserAction } from "./user-rights.ts";
import type { Session } from "../sessions/session.ts";

type Caller = { address: string; requestId: string };

/** An administrator is told when none of the administered users logs in by the address (D-24f). */
async function requireRegistered({ db }: AppContext, administration: Administration, email: string): Promise<void> {
  const user = await findUserByEmail(db, administration, email);
  if (!user || user.disabled || user.groupAccount) throw new Problem("EMAIL_NOT_REGISTERED");
  requireUserAction(user, "mailLink");
}

/**
 * Leaves word that a link be mailed to this address, if it is a user's who may log in: found out when it is sent, so that
 * the answer and its time are the same for all (R19). Without a mail server the word waits for the product admin (0066).
 */
export async function requestPasswordReset(
  context: AppContext,
  email: string,
  { session, ...caller }: Caller & { session: Session | null },
): Promise<void> {
  const { db, config, clock } = context;
  await countAttempts(context, [
    addressLimit(config, caller.address, "reset"),
    callerLimit(config, email, caller.address, "reset"),
  ]);
  const administration = session && administrationOf(session);
  if (administration) await requireRegistered(context, administration, email);
  const ofAccount = accountLimit(config, email, "reset");
  const { attempts } = await countAttempt(context, ofAccount.key);
  // Asked from everywhere at once: the links that were mailed before open still, and more mails would help nobody.
  if (attempts <= ofAccount.most) await enqueue(db, passwordLinks, outboxMessages([{ email, invitation: false }]));
  await writeSecurityLog(db, clock.now(), { event: "passwordResetAsked", userId: session?.user.id, ...caller });
}
