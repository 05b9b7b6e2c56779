import { passkeyMinutes } from "@runko/domain/accounts/passkeys";
import { createHash, randomBytes } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import type { AppContext } from "../app-context.ts";

/** For what an authenticator signs; what was asked for one is no answer to another. */
export type PasskeyPurpose = "register" | "confirm" | "secondStep" | "login";
/** Who asked: the login of a user, the attempt after a right password, or nobody known. */
type Asked = { purpose: PasskeyPurpose; askedBy: string };

/** Names an attempt at a login by what its password gave, without keeping that. */
export const attemptOf = (challenge: string): string =>
  `attempt:${createHash("sha256").update(challenge).digest("base64url")}`;
export const sessionOf = (sessionId: string): string => `session:${sessionId}`;
export const nobody = "nobody";

/** Makes what is to be signed, and keeps it for some minutes; an earlier one of the same asker counts no more. */
export async function makePasskeyChallenge(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { purpose, askedBy }: Asked,
): Promise<{ challengeId: string; challenge: Uint8Array<ArrayBuffer> }> {
  const id = uuidv7();
  const bytes = randomBytes(32);
  if (askedBy !== nobody)
    await db.deleteFrom("passkey_challenges").where("asked_by", "=", askedBy).where("purpose", "=", purpose).execute();
  const expiresAt = new Date(clock.now().getTime() + passkeyMinutes * 60_000);
  const row = { id, purpose, asked_by: askedBy, challenge: bytes.toString("base64url"), expires_at: expiresAt };
  await db.insertInto("passkey_challenges").values(row).execute();
  return { challengeId: id, challenge: Uint8Array.from(bytes) };
}

/** Spends it, whatever comes of the answer; null for one that is spent, over, or another's. */
export async function takePasskeyChallenge(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  id: string,
  { purpose, askedBy }: Asked,
): Promise<string | null> {
  const taken = await db
    .deleteFrom("passkey_challenges")
    .where("id", "=", id)
    .where("purpose", "=", purpose)
    .where("asked_by", "=", askedBy)
    .where("expires_at", ">", clock.now())
    .returning("challenge")
    .executeTakeFirst();
  return taken?.challenge ?? null;
}
