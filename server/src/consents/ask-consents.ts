import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { hoursBetweenAskings, mostAskings } from "@runko/domain/notifications/mail-consents";
import { renderConsentMail } from "@runko/domain/notifications/render-consent-mail";
import { textsFor } from "@runko/domain/texts/texts-for";
import { normalizeEmail } from "@runko/domain/values/email";
import { dayMs } from "@runko/domain/values/durations";
import { sql, type Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { AppContext } from "../app-context.ts";
import type { Database } from "../platform/database/schema.ts";
import { queueMails } from "../platform/mail/queue-mail.ts";
import { consentLink } from "./consent-link.ts";

type Context = Pick<AppContext, "config" | "clock">;

export type Asking = {
  organizationId: string;
  organizationName: string;
  askedById: string;
  /** What the address is to follow; absent of a recipient of the organization. */
  about?: { documentType: DocumentType; eventId: number };
};

/** How many addresses may be asked still, today, in the name of this user and organization. */
async function leftToAsk(
  trx: Transaction<Database>,
  { config: { limits }, clock }: Context,
  { organizationId, askedById }: Asking,
): Promise<number> {
  // Two who ask at once would count the same.
  await sql`SELECT FROM organizations WHERE id = ${organizationId} FOR NO KEY UPDATE`.execute(trx);
  const since = new Date(clock.now().getTime() - dayMs);
  const { rows } = await sql<{ ofOrganization: number; ofUser: number }>`
    SELECT count(*) FILTER (WHERE organization_id = ${organizationId}) AS "ofOrganization",
      count(*) FILTER (WHERE asked_by_id = ${askedById}) AS "ofUser"
    FROM mail_consents WHERE asked_at > ${since}`.execute(trx);
  const { ofOrganization = 0, ofUser = 0 } = rows[0] ?? {};
  return Math.max(0, Math.min(limits.asksOfOrganization - ofOrganization, limits.asksOfUser - ofUser));
}

/**
 * Asks the addresses whether they want the organization's mails, in the portal's words alone, as far as each may be asked and
 * the limits of the day reach; answers those that were asked (security F5).
 */
export async function askConsents(
  trx: Transaction<Database>,
  context: Context,
  asking: Asking,
  emails: readonly string[],
): Promise<string[]> {
  if (emails.length === 0) return [];
  const wanted = [...new Set(emails.map(normalizeEmail))].slice(0, await leftToAsk(trx, context, asking));
  if (wanted.length === 0) return [];
  const now = context.clock.now();
  const before = new Date(now.getTime() - hoursBetweenAskings * 3_600_000);
  const { rows } = await sql<{ email: string; language: string | null }>`
    INSERT INTO mail_consents AS c (organization_id, email_address, asked_by_id, asked_at, times_asked)
    SELECT ${asking.organizationId}, email, ${asking.askedById}, ${now}, 1 FROM unnest(${wanted}::text[]) AS email
    ON CONFLICT (organization_id, email_address) DO UPDATE
      SET asked_by_id = excluded.asked_by_id, asked_at = excluded.asked_at, times_asked = c.times_asked + 1
      WHERE c.agreed_at IS NULL AND c.declined_at IS NULL AND c.times_asked < ${mostAskings}
        AND (c.asked_at IS NULL OR c.asked_at <= ${before})
    RETURNING c.email_address AS email,
      (SELECT u.language FROM users u WHERE lower(u.email_address) = c.email_address) AS language`.execute(trx);
  const { organizationId, organizationName: organization, about } = asking;
  const mails = rows.map(({ email, language }) => {
    const link = consentLink(context.config, { email, organization: organizationId });
    return { id: uuidv7(), to: email, ...renderConsentMail(textsFor(language), { organization, about, link }) };
  });
  await queueMails(trx, mails);
  return rows.map(({ email }) => email);
}
