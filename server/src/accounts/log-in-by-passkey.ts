import type { AppContext } from "../app-context.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { askPasskey } from "./ask-passkey.ts";
import { beginSession } from "./begin-session.ts";
import { entersAlone } from "./enters-alone.ts";
import { findEntrant } from "./find-entrant.ts";
import { addressLimit, countAttempt, countAttempts, readAttempts, tooManyAttempts } from "./limit-attempts.ts";
import { requireEntrant } from "./log-in-by-code.ts";
import { attemptOf, nobody } from "./passkey-challenges.ts";
import { requirePasskey } from "./require-passkey.ts";
import { passkeyAsksPassword, passkeyRefused, verifyPasskey, type PasskeyAnswer } from "./verify-passkey.ts";

type Caller = { address: string; requestId: string; userAgent: string };
/** What the password gave, of who gave it. */
type Attempt = { challenge?: string | undefined };

/** Who presses the button often is no guesser, for what is signed cannot be guessed: it bounds what is kept for nobody. */
const ASKED_FOR_EACH_FAILURE = 5;

/** What is to be signed for a login: as the second step after the password, or instead of one. */
export async function beginPasskeyLogin(context: AppContext, { challenge }: Attempt, { address }: Caller) {
  if (challenge !== undefined) {
    const { id: userId } = await requireEntrant(context, challenge);
    return await askPasskey(context, { purpose: "secondStep", askedBy: attemptOf(challenge), userId });
  }
  const { key, most } = addressLimit(context.config, address, "passkey asked");
  await countAttempts(context, [{ key, most: most * ASKED_FOR_EACH_FAILURE }]);
  return await askPasskey(context, { purpose: "login", askedBy: nobody });
}

async function enterAlone(context: AppContext, answer: PasskeyAnswer, { address, requestId }: Caller) {
  const { db, clock, config } = context;
  const limit = addressLimit(config, address);
  const [counted] = await readAttempts(context, [limit.key]);
  if (counted && counted.attempts >= limit.most) throw tooManyAttempts(context, counted);
  const now = clock.now();
  const shown = await verifyPasskey(context, answer, { purpose: "login", askedBy: nobody });
  const user = shown && (await findEntrant(context, { userId: shown.userId, since: now }));
  if (user && entersAlone(shown.madeAt, user.passwordResetAt)) return { userId: user.id, validFrom: user.validFrom };
  await countAttempt(context, limit.key);
  const details = { by: "passkey" };
  await writeSecurityLog(db, now, { event: "loginFailed", userId: shown?.userId, details, address, requestId });
  throw user ? passkeyAsksPassword() : passkeyRefused();
}

/**
 * The token of who shows a passkey: after the right password, or alone, when it has verified its user and was made since
 * the password was reset. What closes the password to a user closes this too, and the answer is the same whatever is wrong.
 */
export async function logInByPasskey(
  context: AppContext,
  { challenge, ...answer }: PasskeyAnswer & Attempt,
  caller: Caller,
): Promise<string> {
  const { address, requestId } = caller;
  let login: { userId: string; validFrom: number };
  if (challenge === undefined) login = await enterAlone(context, answer, caller);
  else {
    const { id: userId, validFrom } = await requireEntrant(context, challenge);
    const asked = { purpose: "secondStep", askedBy: attemptOf(challenge), userId } as const;
    await requirePasskey(context, answer, asked, { address, requestId });
    login = { userId, validFrom };
  }
  const now = context.clock.now();
  return await beginSession(context, { ...login, now, provenAt: now }, caller);
}
