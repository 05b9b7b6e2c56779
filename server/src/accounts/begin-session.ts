import { v7 as uuidv7 } from "uuid";
import type { AppContext } from "../app-context.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { issueToken, tokenSpan } from "../sessions/tokens.ts";
import { networkOf } from "./limit-attempts.ts";
import { writeSessionUse } from "./note-session-use.ts";

type Login = {
  userId: string;
  now: Date;
  validFrom: number;
  provenAt?: Date;
  /** Whose identity provider answered for the user. */
  providerOf?: string;
};
type Caller = { address: string; requestId: string; userAgent: string };

/** Lets in a user who has shown everything that is asked, and answers the token. */
export async function beginSession(
  { db, config }: Pick<AppContext, "db" | "config">,
  { userId, now, validFrom, provenAt, providerOf }: Login,
  { userAgent, ...caller }: Caller,
): Promise<string> {
  const { address } = caller;
  await db.updateTable("users").set({ last_login_at: now }).where("id", "=", userId).execute();
  await db
    .insertInto("login_addresses")
    .values({ user_id: userId, address: networkOf(address), used_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "address"]).doUpdateSet({ used_at: now }))
    .execute();
  await writeSecurityLog(db, now, {
    event: "loginOk",
    userId,
    ...(providerOf !== undefined && { organizationId: providerOf, details: { by: "identityProvider" } }),
    ...caller,
  });
  const issuing = { now, validFrom, providerOf: providerOf ?? null };
  const login = { userId, sessionId: uuidv7() };
  await writeSessionUse(db, {
    ...login,
    ...tokenSpan(config, issuing),
    now,
    place: { address, userAgent },
    ...(provenAt && { provenAt }),
  });
  return issueToken(config, { ...login, ...issuing });
}
