import type { Kysely, Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { tellOwner } from "./tell-owner.ts";

type Removal = {
  event: "secondFactorOff" | "secondFactorReset";
  at: Date;
  address: string;
  requestId: string;
  /** Who does it to another; else the user or an operator. */
  byId?: string;
};

/** Takes the second factor from the user, who is told; answers whether there was one that counted. */
export async function removeSecondFactor(
  trx: Transaction<Database>,
  userId: string,
  { at, byId, ...entry }: Removal,
): Promise<boolean> {
  const removed = await trx
    .deleteFrom("second_factors")
    .where("user_id", "=", userId)
    .where("proven_at", "is not", null)
    .returning("user_id")
    .executeTakeFirst();
  if (!removed) return false;
  const whose = byId === undefined ? { userId } : { userId: byId, details: { userId } };
  await writeSecurityLog(trx, at, { ...whose, ...entry });
  await tellOwner(trx, { userId, byId, at }, (words) => words[entry.event]);
  return true;
}

/** Takes it from the user of this name, at the word of an operator; answers whether there was one that counted. */
export async function resetSecondFactor(db: Kysely<Database>, username: string, at: Date): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where(({ fn }) => fn<string>("lower", ["email_address"]), "=", username)
    .executeTakeFirst();
  const removal = { event: "secondFactorReset", at, address: "", requestId: "" } as const;
  return user !== undefined && (await inTransaction(db, (trx) => removeSecondFactor(trx, user.id, removal)));
}
