import type { Catalogue } from "@runko/domain/texts/catalogue";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { mailAccountChange } from "./tell-account-change.ts";

/** Mails the owner of the account in one line what became of its login. */
export async function tellOwner(
  trx: Transaction<Database>,
  { userId, byId = userId, at }: { userId: string; byId?: string | undefined; at: Date },
  line: (words: Catalogue["mails"]["accountChange"]) => string,
): Promise<void> {
  const user = await trx
    .selectFrom("users")
    .select(["first_name", "email_address"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const lines = ({ mails }: Catalogue) => [line(mails.accountChange)];
  const told = { firstName: user.first_name, addresses: [user.email_address], lines };
  await mailAccountChange(trx, told, { userId, byId, at });
}
