import { providerLoginMinutes } from "@runko/domain/accounts/identity-provider";
import { isUuid } from "@runko/domain/values/uuid";
import { jwtVerify, SignJWT } from "jose";
import { createHmac } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import type { Config } from "../config/config.ts";
import { keyFor } from "../platform/sealed-text.ts";

type Key = Pick<Config, "jwtSecret">;

/** Another than that of sessions and of second factors. */
const AUDIENCE = "runko-identity-provider";

/** One way to a provider and back: the browser that began it holds the ticket, and nobody else can end it. */
export type LoginTicket = { id: string; organizationId: string; expiresAt: Date };

const keyOf = ({ jwtSecret }: Key) => new TextEncoder().encode(jwtSecret);

/** A new way to the provider of this organization: its id, and what the browser keeps. */
export async function issueTicket(
  key: Key,
  { organizationId, now }: { organizationId: string; now: Date },
): Promise<{ id: string; ticket: string }> {
  const id = uuidv7();
  const ticket = await new SignJWT()
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(organizationId)
    .setAudience(AUDIENCE)
    .setJti(id)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + providerLoginMinutes * 60)
    .sign(keyOf(key));
  return { id, ticket };
}

/** Null for anything but a live ticket of ours. */
export async function readTicket(key: Key, ticket: string, now: Date): Promise<LoginTicket | null> {
  try {
    const { payload } = await jwtVerify(ticket, keyOf(key), {
      algorithms: ["HS256"],
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ["sub", "jti", "exp"],
    });
    const { sub = "", jti = "", exp = 0 } = payload;
    return [sub, jti].every(isUuid) ? { id: jti, organizationId: sub, expiresAt: new Date(exp * 1000) } : null;
  } catch {
    return null;
  }
}

/** What only we can work out of a ticket: nothing of a sign-in under way stands in the database. */
export function secretsOf(key: Key, ticketId: string) {
  const derive = (what: string) =>
    createHmac("sha256", keyFor(key, "identity provider login")).update(`${what} ${ticketId}`).digest("base64url");
  return { state: derive("state"), nonce: derive("nonce"), verifier: derive("verifier") };
}
