import { recoveryCodeCount } from "@runko/domain/accounts/second-factor";
import { createHmac, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Config } from "../config/config.ts";
import { keyFor, openText, sealText } from "../platform/sealed-text.ts";

type Key = Pick<Config, "jwtSecret">;

const PERIOD_SECONDS = 30;
/** One step to either side, for clocks that differ and for slow hands. */
const STEPS_OFF = 1;
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const RECOVERY_LENGTH = 12;

/** A new secret of 160 bits, in base32 as apps take it. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32;

/** Closes the secret of this user: neither another user's row nor another deployment opens it. */
export const sealSecret = (key: Key, userId: string, secret: string): string =>
  sealText(key, "second factor secret", userId, secret);

/** The secret that was closed for this user; null when it was for another or by another key. */
export const openSecret = (key: Key, userId: string, sealed: string): string | null =>
  openText(key, "second factor secret", userId, sealed);

const totpOf = (secret: string, label = "") =>
  new TOTP({ issuer: "Runko", label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** The address that a QR code carries to an app. */
export const setupUri = (secret: string, userName: string): string => totpOf(secret, userName).toString();

/** The time step whose code this is, near now; null for none. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: STEPS_OFF });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

/** New recovery codes, of 59 bits each. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: RECOVERY_LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? "").join(""),
  );

/** What is kept of a recovery code: nothing that a copy of the database alone could try codes against. */
export const hashRecoveryCode = (key: Key, userId: string, code: string): string =>
  createHmac("sha256", keyFor(key, "second factor recovery")).update(`${userId} ${code}`).digest("base64url");
