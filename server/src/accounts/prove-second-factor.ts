import { readSecondFactorCode } from "@runko/domain/accounts/second-factor";
import type { Kysely } from "kysely";
import type { AppContext } from "../app-context.ts";
import type { Database } from "../platform/database/schema.ts";
import { hashRecoveryCode, openSecret, stepOfCode } from "./second-factor-secrets.ts";

type Proof = Pick<AppContext, "config" | "clock">;

/** Whether the user has a second factor that counts. */
export async function hasSecondFactor(db: Kysely<Database>, userId: string): Promise<boolean> {
  const factor = await db
    .selectFrom("second_factors")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("proven_at", "is not", null)
    .executeTakeFirst();
  return factor !== undefined;
}

/** Whether codes of an app count for the user. */
export async function hasApp(db: Kysely<Database>, userId: string): Promise<boolean> {
  const factor = await db
    .selectFrom("second_factors")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("has_app", "=", true)
    .where("proven_at", "is not", null)
    .executeTakeFirst();
  return factor !== undefined;
}

/** Whether the user has passkeys. */
export async function hasPasskeys(db: Kysely<Database>, userId: string): Promise<boolean> {
  const one = await db.selectFrom("passkeys").select("id").where("user_id", "=", userId).executeTakeFirst();
  return one !== undefined;
}

/** Takes a code of the app; of two that come with one code at once the database lets one through. */
export async function takeAppCode(
  db: Kysely<Database>,
  { config, clock }: Proof,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const factor = await db
    .selectFrom("second_factors")
    .select("sealed_secret")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!factor) return false;
  const secret = openSecret(config, userId, factor.sealed_secret);
  const step = secret === null ? null : stepOfCode(secret, code, clock.now());
  if (step === null) return false;
  const taken = await db
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("sealed_secret", "=", factor.sealed_secret)
    .where("last_step", "<", step)
    .returning("user_id")
    .executeTakeFirst();
  return taken !== undefined;
}

async function takeRecoveryCode(
  db: Kysely<Database>,
  { config, clock }: Proof,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const taken = await db
    .updateTable("recovery_codes")
    .set({ used_at: clock.now() })
    .where("user_id", "=", userId)
    .where("hash", "=", hashRecoveryCode(config, userId, code))
    .where("used_at", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** By what the user has shown the second factor; null when the text is no code that counts now. Each counts once. */
export async function proveSecondFactor(
  db: Kysely<Database>,
  proof: Proof,
  { userId, text }: { userId: string; text: string },
): Promise<"totp" | "recovery" | null> {
  const read = readSecondFactorCode(text);
  if (!read || !(await (read.kind === "totp" ? hasApp : hasSecondFactor)(db, userId))) return null;
  const take = read.kind === "totp" ? takeAppCode : takeRecoveryCode;
  return (await take(db, proof, { userId, code: read.code })) ? read.kind : null;
}
