import { apiScopes, type ApiScope } from "@runko/domain/api-clients/api-scopes";
import { accessTokenHeader } from "@runko/domain/api-clients/api-tokens";
import { jwtVerify, SignJWT } from "jose";
import { randomUUID } from "node:crypto";
import type { Config } from "../config/config.ts";
import { keyFor } from "../platform/sealed-text.ts";

/** What an access token is made of: the client's token, of which it is a short-lived part. */
export type AccessGrant = { tokenId: string; clientId: string; scopes: readonly ApiScope[]; expiresAt: Date };

type Settings = Pick<Config, "jwtSecret" | "publicUrl">;

const keyOf = (settings: Settings) => keyFor(settings, "access token of a machine");
const audienceOf = ({ publicUrl }: Settings) => `${publicUrl}/api`;

/** A token as RFC 9068 has it, which ends with the hour or with the client's token. */
export async function issueAccessToken(settings: Settings, grant: AccessGrant, now: Date): Promise<string> {
  const { tokenId, clientId, scopes, expiresAt } = grant;
  return new SignJWT({ client_id: clientId, scope: scopes.join(" "), tid: tokenId })
    .setProtectedHeader(accessTokenHeader)
    .setIssuer(settings.publicUrl)
    .setAudience(audienceOf(settings))
    .setSubject(clientId)
    .setJti(randomUUID())
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(keyOf(settings));
}

/** What the token grants; null for anything but a live one of this portal. */
export async function readAccessToken(settings: Settings, token: string, now: Date): Promise<AccessGrant | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(settings), {
      algorithms: ["HS256"],
      typ: accessTokenHeader.typ,
      issuer: settings.publicUrl,
      audience: audienceOf(settings),
      currentDate: now,
      requiredClaims: ["sub", "exp", "tid", "scope"],
    });
    const { sub = "", exp = 0, tid, scope } = payload;
    const named = new Set(String(scope).split(" "));
    return {
      tokenId: String(tid),
      clientId: sub,
      scopes: apiScopes.filter((one) => named.has(one)),
      expiresAt: new Date(exp * 1000),
    };
  } catch {
    return null;
  }
}
