import { isUuid } from "@runko/domain/values/uuid";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../config/config.ts";

type Secret = Pick<Config, "jwtSecret">;

const signatureOf = ({ jwtSecret }: Secret, id: string): Buffer =>
  createHmac("sha256", jwtSecret).update(`password-reset ${id}`).digest();

/** What a mailed link carries: the same for the same reset, so that a mail sent again is the same mail. */
export const resetToken = (secret: Secret, id: string): string =>
  `${id}.${signatureOf(secret, id).toString("base64url")}`;

/** The reset that a token of ours names; null for anything else. */
export function readResetToken(secret: Secret, token: string): string | null {
  const [id = "", signature = "", ...rest] = token.split(".");
  if (!isUuid(id) || rest.length > 0) return null;
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(secret, id);
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
