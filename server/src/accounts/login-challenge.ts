import { loginChallengeMinutes } from "@runko/domain/accounts/second-factor";
import { isUuid } from "@runko/domain/values/uuid";
import { SignJWT, jwtVerify } from "jose";
import type { Config } from "../config/config.ts";

/** Another than that of sessions: neither is ever taken for the other. */
const AUDIENCE = "runko-second-factor";

type Key = Pick<Config, "jwtSecret">;

const keyOf = ({ jwtSecret }: Key) => new TextEncoder().encode(jwtSecret);

/** What says that this user's password was right just now; it opens nothing but the asking for the code. */
export async function issueChallenge(
  key: Key,
  { userId, now, validFrom }: { userId: string; now: Date; validFrom: number },
): Promise<string> {
  const issuedAt = Math.max(now.getTime(), Math.ceil(validFrom));
  return new SignJWT()
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt / 1000)
    .setExpirationTime(Math.floor(issuedAt / 1000) + loginChallengeMinutes * 60)
    .sign(keyOf(key));
}

/** Whose password was right, and when; null for anything but a live challenge of ours. */
export async function readChallenge(
  key: Key,
  challenge: string,
  now: Date,
): Promise<{ userId: string; issuedAt: Date } | null> {
  try {
    const { payload } = await jwtVerify(challenge, keyOf(key), {
      algorithms: ["HS256"],
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ["sub", "iat", "exp"],
    });
    const { sub = "", iat = 0 } = payload;
    return isUuid(sub) ? { userId: sub, issuedAt: new Date(Math.round(iat * 1000)) } : null;
  } catch {
    return null;
  }
}
