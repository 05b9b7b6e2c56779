import type { Transaction } from "kysely";
import type { Config } from "../config/config.ts";
import type { Database } from "../platform/database/schema.ts";
import { hashRecoveryCode, makeRecoveryCodes } from "./second-factor-secrets.ts";

/** New recovery codes of who takes a second factor into use; they are shown once. */
export async function storeRecoveryCodes(
  trx: Transaction<Database>,
  config: Pick<Config, "jwtSecret">,
  userId: string,
): Promise<string[]> {
  const codes = makeRecoveryCodes();
  const rows = codes.map((one) => ({ user_id: userId, hash: hashRecoveryCode(config, userId, one) }));
  await trx.insertInto("recovery_codes").values(rows).execute();
  return codes;
}
