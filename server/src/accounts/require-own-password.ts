import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import { countAttempts } from "./limit-attempts.ts";
import { verifyPassword } from "./passwords.ts";

/** The caller shows by the password that it is they who ask (R33). Guesses are limited like those of the login. */
export async function requireOwnPassword(context: AppContext, userId: string, password: string): Promise<void> {
  const limit = { key: `password:user:${userId}`, most: context.config.loginAttempts };
  await countAttempts(context, [limit]);
  const { db } = context;
  const user = await db.selectFrom("users").select("password_hash").where("id", "=", userId).executeTakeFirst();
  if (!(await verifyPassword(user?.password_hash, password)))
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "currentPassword", code: "WRONG_PASSWORD" }] });
  await db.deleteFrom("rate_limits").where("key", "=", limit.key).execute();
}
