import { sql } from "kysely";
import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import { beginSession } from "./begin-session.ts";
import { readChallenge } from "./login-challenge.ts";
import { requireCode } from "./require-code.ts";
import { localLoginClosed } from "./local-login-closed.ts";
import { worksInClosedAlone } from "./works-in-closed-alone.ts";

/** The token of a user whose password was right a moment ago and who shows the second factor. */
export async function logInByCode(
  context: AppContext,
  { challenge, code }: { challenge: string; code: string },
  caller: { address: string; requestId: string; userAgent: string },
): Promise<string> {
  const { db, clock, config } = context;
  const asked = await readChallenge(config, challenge, clock.now());
  const user =
    asked &&
    (await db
      .selectFrom("users")
      .select("id")
      .select(sql<boolean>`(${worksInClosedAlone} OR ${localLoginClosed})`.as("shut"))
      .select(sql<number>`extract(epoch FROM greatest(tokens_valid_from, 'epoch')) * 1000`.as("valid_from"))
      .where("id", "=", asked.userId)
      .where("disabled", "=", false)
      .where("group_account", "=", false)
      .where("tokens_valid_from", "<=", asked.issuedAt)
      .executeTakeFirst());
  if (!user || user.shut)
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "challenge", code: "LOGIN_TOOK_TOO_LONG" }] });
  await requireCode(context, { userId: user.id, code }, caller);
  const now = clock.now();
  const login = { userId: user.id, now, validFrom: Number(user.valid_from), provenAt: now };
  return await beginSession(context, login, caller);
}
