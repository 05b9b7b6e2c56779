import { renderSupplierNoticeMail } from "@runko/domain/notifications/render-supplier-notice-mail";
import { areaPaths, mailedOrganization } from "@runko/domain/organizations/areas";
import { noticeSubjectOf, type NoticeKind } from "@runko/domain/supplier-notices/supplier-notice";
import { textsFor } from "@runko/domain/texts/texts-for";
import { sql, type Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { AppContext } from "../app-context.ts";
import { findAdministrators } from "../notifications/find-administrators.ts";
import { findHolders } from "../notifications/find-people.ts";
import { writeNotifications } from "../notifications/write-notifications.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { claimMessage } from "../platform/outbox/claim-message.ts";
import type { Waiting } from "../platform/outbox/topic.ts";
import { noticeOutbox } from "./notice-word.ts";

type Told = {
  kind: NoticeKind;
  title: string;
  text: string;
  beginsAt: string;
  endsAt: string | null;
  said: string | null;
  supplierId: string;
  supplier: string;
  organization: string;
  connections: number;
};

async function loadTold(trx: Transaction<Database>, noticeId: string, organizationId: string) {
  const { rows } = await sql<Told>`
    SELECT n.kind, n.title, n.description AS text, n.begins_at AS "beginsAt", n.ends_at AS "endsAt",
      n.updates -> -1 ->> 'text' AS said, n.supplier_id AS "supplierId", s.name AS supplier, o.name AS organization,
      coalesce(r.connections, n.connections)::int AS connections
    FROM supplier_notices n JOIN organizations s ON s.id = n.supplier_id
    JOIN organizations o ON o.id = ${organizationId} AND o.closed_at IS NULL AND NOT o.sandbox
    LEFT JOIN supplier_notice_receipts r ON r.notice_id = n.id AND r.subscriber_id = o.id
    WHERE n.id = ${noticeId}`.execute(trx);
  return rows[0];
}

const sides = {
  subscriber: { role: "SUBSCRIBER", admin: "SUBSCRIBER_ADMIN", area: "subscriber" },
  supplier: { role: "SUPPLIER", admin: "SUPPLIER_ADMIN", area: "supplier" },
} as const;

/** Who does the organization's work in the role; where nobody does, who administers it. */
async function findReaders(
  trx: Transaction<Database>,
  organizationId: string,
  { role, admin }: (typeof sides)[keyof typeof sides],
) {
  const people = await findHolders(trx, organizationId, role);
  if (people.length > 0) return { role, organizationId, people };
  return { role: admin, ...(await findAdministrators(trx, organizationId, admin)) };
}

/** Tells one organization of a supplier's notice, in the portal and by mail, all or nothing; none of a sandbox (0182). */
export async function tellOfNotice(
  { db, config }: Pick<AppContext, "db" | "config">,
  { id, payload }: Waiting,
): Promise<void> {
  const { noticeId, organizationId, to, word } = noticeOutbox.schema.parse(payload);
  await inTransaction(db, async (trx) => {
    const at = await claimMessage(trx, id);
    const notice = at && (await loadTold(trx, noticeId, organizationId));
    if (!notice) return;
    const side = sides[to];
    const { role, organizationId: readersOf, people } = await findReaders(trx, organizationId, side);
    const rows = people.map((person) => ({
      id: uuidv7(),
      user_id: person.id,
      organization_id: readersOf,
      role,
      subscriber_id: organizationId,
      supplier_id: notice.supplierId,
      partner_name: notice.supplier,
      notice_id: noticeId,
      message_type: "SupplierNotice",
      subject: noticeSubjectOf(word),
      kind: "Info" as const,
      created_at: at,
    }));
    await writeNotifications(trx, rows);
    const link = `${config.publicUrl}${areaPaths[side.area]}/notices/${noticeId}?${mailedOrganization}=${readersOf}`;
    for (const { emailAddress, language } of people) {
      const mail = renderSupplierNoticeMail(textsFor(language), { ...notice, word, at: at.toISOString() }, { link });
      await queueMail(trx, { to: emailAddress, ...mail });
    }
  });
}
