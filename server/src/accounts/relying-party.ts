import type { Config } from "../config/config.ts";

/** The portal as authenticators know it: a passkey is made for the host of `PUBLIC_URL`, and signs for its origin alone. */
export function relyingParty({ publicUrl }: Pick<Config, "publicUrl">): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Loaded by the first who uses a passkey: it takes longer to load than a login takes. */
export const loadWebauthn = () => import("@simplewebauthn/server");
