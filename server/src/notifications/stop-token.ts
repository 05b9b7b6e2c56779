import { messageTypes } from "@runko/domain/enumerations/message-types";
import { z } from "zod";
import type { Config } from "../config/config.ts";
import { readSigned, sign } from "../consents/signed-link.ts";

/** What a mailed link ends: a person's mails of one type, a person's digests, or a follower's mails of a case. */
const stopSchema = z.union([
  z.strictObject({ user: z.guid(), type: z.enum(messageTypes) }),
  z.strictObject({ user: z.guid(), type: z.literal("digest") }),
  z.strictObject({ email: z.string(), case: z.int() }),
]);
export type Stop = z.output<typeof stopSchema>;

type Secret = Pick<Config, "jwtSecret">;

/** What a token of ours ends; null for anything else. */
export function readStopToken(secret: Secret, token: string): Stop | null {
  const signed = readSigned(secret, "stop-mails", token);
  return signed === null ? null : stopSchema.parse(signed);
}

export const stopPath = "/stop-mails";

/** The address for mail programs, and the page for people (RFC 8058). */
export function stopLinks(config: Pick<Config, "jwtSecret" | "publicUrl">, stop: Stop): { post: string; page: string } {
  const token = sign(config, "stop-mails", stop);
  return { post: `${config.publicUrl}/api${stopPath}?token=${token}`, page: `${config.publicUrl}${stopPath}#${token}` };
}
