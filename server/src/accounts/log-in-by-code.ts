import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import { beginSession } from "./begin-session.ts";
import { findEntrant } from "./find-entrant.ts";
import { readChallenge } from "./login-challenge.ts";
import { requireCode } from "./require-code.ts";

/** Whose password was right a moment ago, and who may still enter. */
export async function requireEntrant(context: AppContext, challenge: string) {
  const asked = await readChallenge(context.config, challenge, context.clock.now());
  const user = asked && (await findEntrant(context, { userId: asked.userId, since: asked.issuedAt }));
  if (!user) throw new Problem("VALIDATION_FAILED", { issues: [{ path: "challenge", code: "LOGIN_TOOK_TOO_LONG" }] });
  return user;
}

/** The token of a user whose password was right a moment ago and who shows the second factor. */
export async function logInByCode(
  context: AppContext,
  { challenge, code }: { challenge: string; code: string },
  caller: { address: string; requestId: string; userAgent: string },
): Promise<string> {
  const { id: userId, validFrom } = await requireEntrant(context, challenge);
  await requireCode(context, { userId, code }, caller);
  const now = context.clock.now();
  return await beginSession(context, { userId, now, validFrom, provenAt: now }, caller);
}
