import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { countAttempts, networkOf } from "./limit-attempts.ts";
import { proveSecondFactor } from "./prove-second-factor.ts";

type Caller = { address: string; requestId: string };

/** Over all addresses more are borne than from one, since who has come this far knows the password. */
const FROM_ELSEWHERE = 5;

/** The user shows the second factor. Guesses are limited for each address and over all of them. */
export async function requireCode(
  context: AppContext,
  { userId, code }: { userId: string; code: string },
  { address, requestId }: Caller,
): Promise<void> {
  const { db, clock, config } = context;
  const key = `code:user:${userId}`;
  const limits = [
    { key: `${key}:${networkOf(address)}`, most: config.loginAttempts },
    { key, most: config.loginAttempts * FROM_ELSEWHERE },
  ];
  const entry = { userId, address, requestId };
  await countAttempts(context, limits, () => writeSecurityLog(db, clock.now(), { event: "loginLimited", ...entry }));
  const kind = await proveSecondFactor(db, context, { userId, text: code });
  if (kind === null) {
    await writeSecurityLog(db, clock.now(), { event: "secondFactorFailed", ...entry });
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "code", code: "WRONG_CODE" }] });
  }
  if (kind === "recovery") await writeSecurityLog(db, clock.now(), { event: "recoveryCodeUsed", ...entry });
  const keys = limits.map((limit) => limit.key);
  await db.deleteFrom("rate_limits").where("key", "in", keys).execute();
}
