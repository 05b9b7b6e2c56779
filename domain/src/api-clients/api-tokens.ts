import { dayMs } from "../values/durations.ts";

/** For how many days a token may be made to hold. */
export const tokenDays = [30, 90, 180, 365] as const;
export type TokenDays = (typeof tokenDays)[number];
export const usualTokenDays: TokenDays = 365;

/** What becomes of the token before it when a new one is made. */
export const oldTokenEnds = { now: 0, day: dayMs, week: 7 * dayMs } as const;
export type OldTokenEnd = keyof typeof oldTokenEnds;
export const oldTokenEndNames = Object.keys(oldTokenEnds) as OldTokenEnd[];

/** What is asked of a new token. */
export type NewToken = { days: TokenDays; oldToken: OldTokenEnd };

/** Days before the end of a token on which the administrators are told of it. */
export const expiryWarnings = [30, 7, 1] as const;

/** Which of these days is the newest that has come; null before the first, 0 once it has ended. */
export function expiryWarningDue(expiresAt: Date, now: Date): number | null {
  const left = expiresAt.getTime() - now.getTime();
  if (left <= 0) return 0;
  return expiryWarnings.findLast((days) => left <= days * dayMs) ?? null;
}

/** `rnk_` and 36 letters and digits, which scanners of secrets look for too. */
export const tokenPattern = /^rnk_[0-9A-Za-z]{36}$/;
export const tokenPrefix = "rnk_";

/** The header of access tokens (RFC 9068), as it is signed. */
export const accessTokenHeader = { alg: "HS256", typ: "at+jwt" } as const;
/** What every access token begins with: that header in base64url. */
export const accessTokenBeginning = "eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.";

/** Whether a token is a machine's, as far as its form says: of what is none it is judged as a person's. */
export const isOfMachine = (token: string): boolean =>
  token.startsWith(tokenPrefix) || token.startsWith(accessTokenBeginning);

export const tokenStates = ["live", "expired", "revoked"] as const;
export type TokenState = (typeof tokenStates)[number];

export type TokenLife = { expiresAt: Date; revokedAt: Date | null };

export function tokenStateOf({ expiresAt, revokedAt }: TokenLife, now: Date): TokenState {
  if (revokedAt) return "revoked";
  return expiresAt > now ? "live" : "expired";
}
