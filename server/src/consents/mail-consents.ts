import { mayAskConsent, type MailConsent } from "@runko/domain/notifications/mail-consents";
import { normalizeEmail } from "@runko/domain/values/email";
import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Where an address stands with an organization. */
export type ShownConsent = {
  emailAddress: string;
  consent: MailConsent;
  askedAt: Date | null;
  /** Whether it may be asked now. */
  mayAsk: boolean;
};

type Row = { email: string; consent: MailConsent; askedAt: Date | null; timesAsked: number };

type Column = ReturnType<typeof sql.ref>;

/** Whether the address is a user's of the organization, who need not be asked; `email` in lower case. */
const isOwnUser = (organization: Column, email: RawBuilder<unknown>) => sql`EXISTS (
  SELECT FROM users u JOIN user_organization_roles r ON r.user_id = u.id
  WHERE r.organization_id = ${organization} AND lower(u.email_address) = ${email}
    AND NOT u.disabled AND u.deleted_at IS NULL)`;

/** Whether the organization's mails go to the address. */
export const isProven = (organization: Column, email: Column) => sql`(
  ${isOwnUser(organization, sql`lower(${email})`)} OR EXISTS (SELECT FROM mail_consents c
    WHERE c.organization_id = ${organization} AND c.email_address = lower(${email}) AND c.agreed_at IS NOT NULL))`;

/** Where each of these addresses stands with the organization, in their order. */
export async function loadConsents(
  db: Kysely<Database>,
  organizationId: string,
  { emails, now }: { emails: readonly string[]; now: Date },
): Promise<ShownConsent[]> {
  if (emails.length === 0) return [];
  const given = [...new Set(emails.map(normalizeEmail))];
  const { rows } = await sql<Row>`
    SELECT e.email, CASE WHEN ${isOwnUser(sql.ref("e.organization_id"), sql.ref("e.email"))} OR c.agreed_at IS NOT NULL THEN 'agreed'
      WHEN c.declined_at IS NOT NULL THEN 'declined' ELSE 'waiting' END AS consent,
      c.asked_at AS "askedAt", coalesce(c.times_asked, 0) AS "timesAsked"
    FROM (SELECT ${organizationId}::uuid AS organization_id, email FROM unnest(${given}::text[]) AS email) e
    LEFT JOIN mail_consents c ON c.organization_id = e.organization_id AND c.email_address = e.email`.execute(db);
  const known = new Map(rows.map((row) => [row.email, row]));
  return emails.flatMap((emailAddress) => {
    const row = known.get(normalizeEmail(emailAddress));
    return row ? [{ emailAddress, consent: row.consent, askedAt: row.askedAt, mayAsk: mayAskConsent(row, now) }] : [];
  });
}

/** Notes what the reader of a mailed link answers; a change of mind is taken too. */
export async function writeConsent(
  db: Kysely<Database>,
  { email, organizationId, agrees, at }: { email: string; organizationId: string; agrees: boolean; at: Date },
): Promise<void> {
  await db
    .updateTable("mail_consents")
    .set({ agreed_at: agrees ? at : null, declined_at: agrees ? null : at })
    .where("organization_id", "=", organizationId)
    .where("email_address", "=", email)
    .execute();
}
