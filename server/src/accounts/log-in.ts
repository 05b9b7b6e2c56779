import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { accountLimit, addressLimit, countAttempts, forgiveAttempts } from "./limit-attempts.ts";
import { writeSessionUse } from "./note-session-use.ts";
import { worksInClosedAlone } from "./works-in-closed-alone.ts";
import { verifyPassword } from "./passwords.ts";
import { issueToken, tokenSpan } from "./tokens.ts";

type Caller = { address: string; requestId: string; userAgent: string };
type Credentials = { username: string; password: string };

/**
 * The token of a user who may log in and knows the password. Whatever is wrong, the answer and the time it takes are
 * the same (R19).
 */
export async function logIn(
  context: AppContext,
  { username, password }: Credentials,
  { userAgent, ...caller }: Caller,
): Promise<string> {
  const { db, config, clock } = context;
  const account = accountLimit(config, username);
  const address = addressLimit(config, caller.address);
  await countAttempts(context, [address, account], () =>
    writeSecurityLog(db, clock.now(), { event: "loginLimited", ...caller }),
  );
  const user = await db
    .selectFrom("users")
    .select(["id", "password_hash", "disabled", "group_account"])
    .select(worksInClosedAlone.as("shut"))
    .select(sql<number>`extract(epoch FROM greatest(tokens_valid_from, 'epoch')) * 1000`.as("valid_from"))
    .where(sql<boolean>`lower(email_address) = ${username.trim().toLowerCase()}`)
    .executeTakeFirst();
  const right = await verifyPassword(user?.password_hash, password);
  if (!user || !right || user.disabled || user.group_account || user.shut) {
    await writeSecurityLog(db, clock.now(), { event: "loginFailed", userId: user?.id, ...caller });
    throw new Problem("LOGIN_FAILED");
  }
  const now = clock.now();
  await forgiveAttempts(db, { account, address });
  await db.updateTable("users").set({ last_login_at: now }).where("id", "=", user.id).execute();
  await writeSecurityLog(db, now, { event: "loginOk", userId: user.id, ...caller });
  const issuing = { now, validFrom: Number(user.valid_from) };
  const login = { userId: user.id, sessionId: uuidv7() };
  const place = { address: caller.address, userAgent };
  await writeSessionUse(db, { ...login, ...tokenSpan(config, issuing), now, place });
  return issueToken(config, { ...login, ...issuing });
}
