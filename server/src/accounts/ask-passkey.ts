import { passkeyMinutes } from "@runko/domain/accounts/passkeys";
import type { AppContext } from "../app-context.ts";
import { makePasskeyChallenge, type PasskeyPurpose } from "./passkey-challenges.ts";
import { loadWebauthn, relyingParty } from "./relying-party.ts";

type Asked = { purpose: PasskeyPurpose; askedBy: string; userId?: string };

/** What a browser asks its authenticator to sign: for one of this user's passkeys, or for any that itself says whose it is. */
export async function askPasskey(
  context: Pick<AppContext, "db" | "config" | "clock">,
  { userId, ...asked }: Asked,
): Promise<{ challengeId: string; options: Record<string, unknown> }> {
  const { generateAuthenticationOptions } = await loadWebauthn();
  const allowed =
    userId === undefined
      ? []
      : await context.db
          .selectFrom("passkeys")
          .select(["credential_id as id", "transports"])
          .where("user_id", "=", userId)
          .execute();
  const { challengeId, challenge } = await makePasskeyChallenge(context, asked);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context.config).id,
    challenge,
    allowCredentials: allowed,
    userVerification: userId === undefined ? "required" : "preferred",
    timeout: passkeyMinutes * 60_000,
  });
  return { challengeId, options: { ...options } };
}
