import { recoveryCodeCount } from "@runko/domain/accounts/second-factor";
import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Config } from "../config/config.ts";

type Key = Pick<Config, "jwtSecret">;

const PERIOD_SECONDS = 30;
/** One step to either side, for clocks that differ and for slow hands. */
const STEPS_OFF = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const RECOVERY_LENGTH = 12;

const keyFor = ({ jwtSecret }: Key, what: string): Buffer =>
  createHmac("sha256", jwtSecret).update(`runko second factor ${what}`).digest();

/** A new secret of 160 bits, in base32 as apps take it. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32;

/** Closes the secret of this user: neither another user's row nor another deployment opens it. */
export function sealSecret(key: Key, userId: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFor(key, "secret"), iv).setAAD(Buffer.from(userId));
  return Buffer.concat([iv, cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

/** The secret that was closed for this user; null when it was for another or by another key. */
export function openSecret(key: Key, userId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  const tag = bytes.subarray(-TAG_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", keyFor(key, "secret"), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(userId))
    .setAuthTag(tag);
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

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
  createHmac("sha256", keyFor(key, "recovery")).update(`${userId} ${code}`).digest("base64url");
