import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../config/config.ts";

type Secret = Pick<Config, "jwtSecret">;
type Purpose = "stop-mails" | "follow-mails";

const signatureOf = ({ jwtSecret }: Secret, purpose: Purpose, text: string): Buffer =>
  createHmac("sha256", jwtSecret).update(`${purpose} ${text}`).digest();

/** A token for a mailed link, so that nobody answers for another; it opens nothing. */
export function sign(secret: Secret, purpose: Purpose, value: object): string {
  const text = Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${text}.${signatureOf(secret, purpose, text).toString("base64url")}`;
}

/** What a token of ours for this purpose holds; null for anything else. */
export function readSigned(secret: Secret, purpose: Purpose, token: string): unknown {
  const [text = "", signature = "", ...rest] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(secret, purpose, text);
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
}
