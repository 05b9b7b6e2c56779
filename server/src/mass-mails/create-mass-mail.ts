import { checkRecipients, type RecipientCriteria } from "@runko/domain/mass-mails/mass-mail";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { sql, type Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { findRecipients } from "./find-recipients.ts";

export type NewMassMail = {
  subject: string;
  text: string;
  criteria: RecipientCriteria;
  /** How many the sender was told that it goes to. */
  recipients: number;
};

/** Refuses a choice of recipients that says nothing, or two things. */
function refuseWrong(criteria: RecipientCriteria): void {
  const issues = checkRecipients(criteria).map(({ path, code }) => ({ path: `criteria.${path}`, code }));
  refuseIssues(issues);
}

/** Stores a mass e-mail with one row for each recipient, from which the job sends; answers its id. */
export async function createMassMail(
  trx: Transaction<Database>,
  actor: AdminActor,
  { subject, text, criteria, recipients: told }: NewMassMail,
): Promise<string> {
  refuseWrong(criteria);
  const recipients = await findRecipients(trx, criteria);
  if (recipients.length === 0) throw new Problem("NO_RECIPIENTS");
  if (recipients.length !== told)
    throw new Problem("RECIPIENTS_CHANGED", { members: { recipients: recipients.length } });
  const id = uuidv7();
  const { roles, organizationIds, organizationKinds, eventTypes } = criteria;
  await trx
    .insertInto("mass_mails")
    .values({
      id,
      created_at: actor.at,
      created_by_id: actor.userId,
      subject,
      content: text,
      criteria: JSON.stringify({ roles, organizationIds, organizationKinds, eventTypes }),
    })
    .execute();
  await sql`
    INSERT INTO mass_mail_recipients (mass_mail_id, email_address, name)
    SELECT ${id}, * FROM unnest(${recipients.map((one) => one.emailAddress)}::text[],
      ${recipients.map(({ name }) => name)}::text[])`.execute(trx);
  await writeAdminLog(trx, actor, {
    organizationId: null,
    subject: "massMail",
    subjectId: id,
    subjectName: subject,
    action: "created",
    changes: changesBetween(null, { recipients: recipients.length }),
  });
  return id;
}
