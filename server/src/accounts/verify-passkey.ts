import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Assertion } from "./passkey-schema.ts";
import { takePasskeyChallenge, type PasskeyPurpose } from "./passkey-challenges.ts";
import { loadWebauthn, relyingParty } from "./relying-party.ts";

type Context = Pick<AppContext, "db" | "config" | "clock">;
export type PasskeyAnswer = { challengeId: string; passkey: Assertion };

/** The same whatever is wrong, so that nobody learns whose credential it is. */
export const passkeyRefused = (): Problem =>
  new Problem("VALIDATION_FAILED", { issues: [{ path: "passkey", code: "PASSKEY_REFUSED" }] });

/** Told to who has shown the passkey and may enter, with the password before it. */
export const passkeyAsksPassword = (): Problem =>
  new Problem("VALIDATION_FAILED", { issues: [{ path: "passkey", code: "PASSKEY_ASKS_PASSWORD" }] });

type Asked = {
  purpose: PasskeyPurpose;
  askedBy: string;
  /** Whose it must be; left out where the passkey itself says who it is, which then must have verified its user. */
  userId?: string;
};

/**
 * By whose passkey the answer was signed, for this challenge, origin and portal; null for anything else. The challenge is
 * spent, and a counter that has not grown is taken for a copy.
 */
export async function verifyPasskey(
  context: Context,
  { challengeId, passkey }: PasskeyAnswer,
  { userId, ...asked }: Asked,
): Promise<{ userId: string; madeAt: Date } | null> {
  const { db, config, clock } = context;
  const challenge = await takePasskeyChallenge(context, challengeId, asked);
  if (challenge === null) return null;
  const known = await db
    .selectFrom("passkeys")
    .select(["id", "user_id", "credential_id", "public_key", "counter"])
    .where("credential_id", "=", passkey.id)
    .executeTakeFirst();
  if (!known || (userId !== undefined && known.user_id !== userId)) return null;
  const { userHandle } = passkey.response;
  const named = userHandle === undefined ? undefined : Buffer.from(userHandle, "base64url").toString();
  if (named === undefined ? userId === undefined : named !== known.user_id) return null;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const { id, origin } = relyingParty(config);
  const counter = Number(known.counter);
  const verified = await verifyAuthenticationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: userId === undefined,
    credential: { id: known.credential_id, publicKey: Uint8Array.from(known.public_key), counter },
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { newCounter } = verified.authenticationInfo;
  const used = await db
    .updateTable("passkeys")
    .set({ counter: newCounter, last_used_at: clock.now() })
    .where("id", "=", known.id)
    .where("counter", newCounter === 0 ? "=" : "<", newCounter)
    .returning(["user_id", "made_at"])
    .executeTakeFirst();
  return used ? { userId: used.user_id, madeAt: used.made_at } : null;
}
