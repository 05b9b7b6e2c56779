import { z } from "zod";
import type { Config } from "../config/config.ts";
import { readSigned, sign } from "./signed-link.ts";

const consentSchema = z.strictObject({ email: z.string(), organization: z.guid() });
type Consent = z.output<typeof consentSchema>;

export const consentPath = "/follow-mails";

/** The page on which an address answers an organization. */
export function consentLink(config: Pick<Config, "jwtSecret" | "publicUrl">, consent: Consent): string {
  return `${config.publicUrl}${consentPath}#${sign(config, "follow-mails", consent)}`;
}

/** Who answers whom by a link of ours; null for anything else. */
export function readConsentToken(config: Pick<Config, "jwtSecret">, token: string): Consent | null {
  const signed = readSigned(config, "follow-mails", token);
  return signed === null ? null : consentSchema.parse(signed);
}
