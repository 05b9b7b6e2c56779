import { authorizationCodeGrant, fetchUserInfo, type Configuration } from "openid-client";
import { z } from "zod";
import { OutsideFailure } from "../platform/outside/fetch-outside.ts";

const text = z.string().max(500).optional().catch(undefined);
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: text,
  // Some providers write it as a text.
  email_verified: z
    .union([z.boolean(), z.enum(["true", "false"]).transform((said) => said === "true")])
    .optional()
    .catch(undefined),
  given_name: text,
  family_name: text,
  name: text,
});

/** What a provider says of who signed in. */
export type ProviderClaims = z.output<typeof claimsSchema>;

/** Why there are no claims: the provider is away, or what came back is not the answer to what was asked. */
export type NoClaims = "away" | "invalid";

const causesOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...causesOf(error.cause)] : []);

type Answer = { returned: URL; state: string; nonce: string; verifier: string };

/** Takes the code for what the provider says of its user: signature, issuer, audience, nonce and time are checked by the library. */
export async function askProvider(
  client: Configuration,
  { returned, state, nonce, verifier }: Answer,
): Promise<{ claims: ProviderClaims } | { failed: NoClaims; reason: string }> {
  try {
    const tokens = await authorizationCodeGrant(client, returned, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const said: { sub: string; email?: unknown } = tokens.claims() ?? { sub: "" };
    // Many say who it is in the token and the rest where it is asked for.
    const more =
      said.email === undefined && client.serverMetadata().userinfo_endpoint !== undefined
        ? await fetchUserInfo(client, tokens.access_token, said.sub)
        : {};
    return { claims: claimsSchema.parse({ ...more, ...said }) };
  } catch (error) {
    const causes = causesOf(error);
    const failed = causes.some((one) => one instanceof OutsideFailure) ? "away" : "invalid";
    // Their words alone: what else hangs on the errors of the library may be the answer with its tokens.
    return { failed, reason: causes.map(({ message }) => message).join(": ") };
  }
}
