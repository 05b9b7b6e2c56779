import { messageTypes } from "@runko/domain/enumerations/message-types";
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Config } from "../config/config.ts";

/** What a mailed link ends: a person's mails of one type, a person's digests, or a follower's mails of a case. */
const stopSchema = z.union([
  z.strictObject({ user: z.guid(), type: z.enum(messageTypes) }),
  z.strictObject({ user: z.guid(), type: z.literal("digest") }),
  z.strictObject({ email: z.string(), case: z.int() }),
]);
export type Stop = z.output<typeof stopSchema>;

type Secret = Pick<Config, "jwtSecret">;

const signatureOf = ({ jwtSecret }: Secret, text: string): Buffer =>
  createHmac("sha256", jwtSecret).update(`stop-mails ${text}`).digest();

/** Signed, so that nobody ends another's mails; it opens nothing. */
function stopToken(secret: Secret, stop: Stop): string {
  const text = Buffer.from(JSON.stringify(stop)).toString("base64url");
  return `${text}.${signatureOf(secret, text).toString("base64url")}`;
}

/** What a token of ours ends; null for anything else. */
export function readStopToken(secret: Secret, token: string): Stop | null {
  const [text = "", signature = "", ...rest] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(secret, text);
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return stopSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
}

export const stopPath = "/stop-mails";

/** The address for mail programs, and the page for people (RFC 8058). */
export function stopLinks(config: Pick<Config, "jwtSecret" | "publicUrl">, stop: Stop): { post: string; page: string } {
  const token = stopToken(config, stop);
  return { post: `${config.publicUrl}/api${stopPath}?token=${token}`, page: `${config.publicUrl}${stopPath}#${token}` };
}
