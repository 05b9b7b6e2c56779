import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { Config } from "../config/config.ts";

type Key = Pick<Config, "jwtSecret">;

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key of its own for each purpose, out of the secret of the deployment. */
export const keyFor = ({ jwtSecret }: Key, purpose: string): Buffer =>
  createHmac("sha256", jwtSecret).update(`runko ${purpose}`).digest();

/** Closes a text of this owner: neither another owner's row nor another deployment opens it. */
export function sealText(key: Key, purpose: string, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFor(key, purpose), iv).setAAD(Buffer.from(owner));
  return Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

/** The text that was closed for this owner; null when it was for another or by another key. */
export function openText(key: Key, purpose: string, owner: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyFor(key, purpose), bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}
