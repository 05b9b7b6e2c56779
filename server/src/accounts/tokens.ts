import { SignJWT, jwtVerify } from "jose";
import { isUuid } from "@runko/domain/values/uuid";
import { randomUUID } from "node:crypto";
import type { Config } from "../config/config.ts";

const AUDIENCE = "runko";

export type TokenClaims = { userId: string; jti: string; sessionId: string; issuedAt: Date; expiresAt: Date };
type TokenSettings = Pick<Config, "jwtSecret" | "tokenHours">;

/**
 * When a token made now is issued and expires. It counts as issued no sooner than `validFrom`, so that the user's tokens
 * from before that instant are worthless and this one is not, though a token tells whole seconds alone.
 */
export function tokenSpan(
  { tokenHours }: Pick<TokenSettings, "tokenHours">,
  { now, validFrom }: { now: Date; validFrom: number },
): { issuedAt: Date; expiresAt: Date } {
  const issuedAt = Math.max(Math.floor(now.getTime() / 1000), Math.ceil(validFrom / 1000)) * 1000;
  return { issuedAt: new Date(issuedAt), expiresAt: new Date(issuedAt + tokenHours * 3_600_000) };
}

/** A token of this user. */
export async function issueToken(
  settings: TokenSettings,
  {
    userId,
    sessionId = randomUUID(),
    now,
    validFrom,
  }: { userId: string; sessionId?: string; now: Date; validFrom: number },
): Promise<string> {
  const { issuedAt, expiresAt } = tokenSpan(settings, { now, validFrom });
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
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
    const { sub = "", jti = "", iat = 0, exp = 0, sid: sessionId } = payload;
    if (typeof sessionId !== "string" || ![sub, jti, sessionId].every(isUuid)) return null;
    return {
      userId: sub,
      jti,
      sessionId,
      issuedAt: new Date(iat * 1000),
      expiresAt: new Date(exp * 1000),
    };
  } catch {
    return null;
  }
}

function keyOf({ jwtSecret }: TokenSettings): Uint8Array {
  return new TextEncoder().encode(jwtSecret);
}
