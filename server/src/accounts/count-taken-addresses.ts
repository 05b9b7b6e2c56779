import type { AppContext } from "../app-context.ts";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { Issue } from "@runko/domain/values/issue";
import { Problem } from "../platform/http/problem.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { countAttempts } from "./limit-attempts.ts";

type Caller = Omit<AdminActor, "at">;

/**
 * Counts among these issues the addresses that somebody has whom the caller does not administer: whoever tries many is
 * refused with 429 before hearing of more, and stands in the security log (D-46).
 */
export async function countTaken(
  context: AppContext,
  { userId, address, requestId }: Caller,
  issues: readonly Issue[],
): Promise<void> {
  const count = issues.filter(({ code }) => code === "EMAIL_NOT_AVAILABLE").length;
  if (count === 0) return;
  const { db, clock, config } = context;
  await writeSecurityLog(db, clock.now(), { event: "addressesTried", userId, address, requestId, details: { count } });
  const limit = { key: `addresses:user:${userId}`, most: config.loginAttempts };
  for (let tried = 0; tried < count; tried += 1) await countAttempts(context, [limit]);
}

/** Does the work, and counts the addresses for which it was refused as countTaken does. */
export async function countTakenAddresses<T>(context: AppContext, caller: Caller, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) await countTaken(context, caller, error.extras.issues ?? []);
    throw error;
  }
}
