import type { AppContext } from "../app-context.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { countAttempts, networkOf } from "./limit-attempts.ts";

type Caller = { address: string; requestId: string };

/** Over all addresses more are borne than from one, since who has come this far knows the password. */
const FROM_ELSEWHERE = 5;

/** Lets the user try to show the second factor, and forgets the tries of who does; each failure is told in the security log, and limited for the address and over all of them. */
export async function limitProofs<Shown>(
  { db, clock, config }: AppContext,
  userId: string,
  caller: Caller,
  { show, by }: { show: () => Promise<Shown | null>; by?: "passkey" },
): Promise<Shown | null> {
  const key = `code:user:${userId}`;
  const limits = [
    { key: `${key}:${networkOf(caller.address)}`, most: config.loginAttempts },
    { key, most: config.loginAttempts * FROM_ELSEWHERE },
  ];
  const entry = { userId, ...caller };
  const note = () => writeSecurityLog(db, clock.now(), { event: "loginLimited", ...entry });
  await countAttempts({ db, clock, config }, limits, note);
  const shown = await show();
  if (shown === null) {
    const details = by && { details: { by } };
    await writeSecurityLog(db, clock.now(), { event: "secondFactorFailed", ...entry, ...details });
    return null;
  }
  const keys = limits.map((limit) => limit.key);
  await db.deleteFrom("rate_limits").where("key", "in", keys).execute();
  return shown;
}
