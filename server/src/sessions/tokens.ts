import { SignJWT, jwtVerify } from "jose";
import { isUuid } from "@runko/domain/values/uuid";
import { randomUUID } from "node:crypto";
import type { Config } from "../config/config.ts";

const AUDIENCE = "runko";

export type TokenClaims = {
  userId: string;
  jti: string;
  sessionId: string;
  issuedAt: Date;
  expiresAt: Date;
  /** When the password was given; renewing does not move it. */
  loggedInAt: Date;
  /** The organization whose identity provider let the user in, whose second factor is the provider's to ask (0228). */
  providerOf: string | null;
};
type TokenSettings = Pick<Config, "jwtSecret" | "tokenHours" | "loginHours">;
type Issuing = { now: Date; validFrom: number; loggedInAt?: Date | undefined; providerOf?: string | null };

const HOUR_MS = 3_600_000;

/**
 * When a token made now is issued and expires: to the millisecond, so that of two changes within a second each ends what
 * was issued before it, and no sooner than `validFrom`. However often it is renewed, a login ends some time after its start.
 */
export function tokenSpan(
  { tokenHours, loginHours }: Pick<TokenSettings, "tokenHours" | "loginHours">,
  { now, validFrom, loggedInAt = now }: Issuing,
): { issuedAt: Date; expiresAt: Date } {
  const issuedAt = Math.max(now.getTime(), Math.ceil(validFrom));
  const end = Math.min(issuedAt + tokenHours * HOUR_MS, loggedInAt.getTime() + loginHours * HOUR_MS);
  return { issuedAt: new Date(issuedAt), expiresAt: new Date(Math.floor(end / 1000) * 1000) };
}

/** A token of this user. */
export async function issueToken(
  settings: TokenSettings,
  {
    userId,
    sessionId = randomUUID(),
    now,
    validFrom,
    loggedInAt = now,
    providerOf = null,
  }: { userId: string; sessionId?: string } & Issuing,
): Promise<string> {
  const { issuedAt, expiresAt } = tokenSpan(settings, { now, validFrom, loggedInAt });
  return new SignJWT({
    sid: sessionId,
    auth_time: Math.floor(loggedInAt.getTime() / 1000),
    ...(providerOf !== null && { idp: providerOf }),
  })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt.getTime() / 1000)
    .setExpirationTime(expiresAt)
    .sign(keyOf(settings));
}

const MOST_KNOWN = 1000;

/** Reads tokens, remembering those whose signature was right: checking it takes longer than all else of a short call. */
export function createTokenReader(settings: TokenSettings): (token: string, now: Date) => Promise<TokenClaims | null> {
  const known = new Map<string, TokenClaims>();
  return async (token, now) => {
    const claims = known.get(token) ?? (await readToken(settings, token, now));
    if (!claims || claims.expiresAt <= now) return null;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(token, claims);
    return claims;
  };
}

/** Null for anything but a live token of ours. */
async function readToken(settings: TokenSettings, token: string, now: Date): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(settings), {
      algorithms: ["HS256"],
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ["sub", "jti", "sid", "iat", "exp"],
    });
    const { sub = "", jti = "", iat = 0, exp = 0, sid: sessionId, auth_time: authTime, idp = null } = payload;
    if (typeof sessionId !== "string" || ![sub, jti, sessionId].every(isUuid)) return null;
    if (idp !== null && (typeof idp !== "string" || !isUuid(idp))) return null;
    return {
      userId: sub,
      jti,
      sessionId,
      issuedAt: new Date(Math.round(iat * 1000)),
      expiresAt: new Date(exp * 1000),
      // A token from before the claim is of a login that began with it at the earliest.
      loggedInAt: new Date((typeof authTime === "number" ? authTime : iat) * 1000),
      providerOf: idp,
    };
  } catch {
    return null;
  }
}

function keyOf({ jwtSecret }: TokenSettings): Uint8Array {
  return new TextEncoder().encode(jwtSecret);
}
