import { sql } from "kysely";
import type { AppContext } from "../app-context.ts";
import { localLoginClosed } from "./local-login-closed.ts";
import { worksInClosedAlone } from "./works-in-closed-alone.ts";

/** The user who may still enter without an identity provider, and since when tokens hold; what began before then counts no more. */
export async function findEntrant(
  { db }: Pick<AppContext, "db">,
  { userId, since }: { userId: string; since: Date },
): Promise<{ id: string; validFrom: number; passwordResetAt: Date | null } | null> {
  const user = await db
    .selectFrom("users")
    .select(["id", "password_reset_at"])
    .select(sql<boolean>`(${worksInClosedAlone} OR ${localLoginClosed})`.as("shut"))
    .select(sql<number>`extract(epoch FROM greatest(tokens_valid_from, 'epoch')) * 1000`.as("valid_from"))
    .where("id", "=", userId)
    .where("disabled", "=", false)
    .where("group_account", "=", false)
    .where("tokens_valid_from", "<=", since)
    .executeTakeFirst();
  if (!user || user.shut) return null;
  return { id: user.id, validFrom: Number(user.valid_from), passwordResetAt: user.password_reset_at };
}
