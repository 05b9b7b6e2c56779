import { contractEndDays, dueNotice } from "@runko/domain/connections/contract-end-notices";
import { renderContractEndMail, type EndingContract } from "@runko/domain/notifications/render-contract-end-mail";
import { mailedOrganization } from "@runko/domain/organizations/areas";
import { textsFor } from "@runko/domain/texts/texts-for";
import { addDays, todayInHelsinki } from "@runko/domain/values/calendar-date";
import { sql, type Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import { findHolders } from "../notifications/find-people.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";

type Ending = EndingContract;

/** So many of one organization are told of in one run; the next hour goes on. */
const mostEndings = 5000;

const ending = (today: string) => sql`c.contract_end BETWEEN ${today}::date
  AND ${addDays(today, contractEndDays[0])}::date AND c.state NOT IN ('terminating', 'terminated')`;

/** Of which the word that is due has not been said. */
const untold = (today: string) => sql`NOT EXISTS (SELECT FROM contract_end_notices n
  WHERE n.connection_id = c.id AND n.contract_end = c.contract_end AND n.days =
    (SELECT min(days) FROM unnest(${[...contractEndDays]}::int[]) days WHERE c.contract_end <= ${today}::date + days))`;

async function tellOne(
  trx: Transaction<Database>,
  { subscriberId, today, publicUrl }: { subscriberId: string; today: string; publicUrl: string },
): Promise<void> {
  const people = await findHolders(trx, subscriberId, "SUBSCRIBER_ADMIN");
  if (people.length === 0) return;
  const { rows } = await sql<Ending & { organization: string }>`
    SELECT c.id, c.contract_end::text AS "contractEnd", c.supplier_ends_on::text AS "supplierEndsOn",
      d.product_name AS "productName", s.name AS partner, o.name AS organization
    FROM connections c JOIN documents d ON d.id = c.id JOIN organizations s ON s.id = c.supplier_id
    JOIN organizations o ON o.id = c.subscriber_id
    WHERE c.subscriber_id = ${subscriberId} AND ${ending(today)} AND ${untold(today)}
    ORDER BY c.contract_end, c.id LIMIT ${mostEndings}`.execute(trx);
  // Another process may have told of all of them meanwhile.
  if (rows.length === 0) return;
  const noted = await trx
    .insertInto("contract_end_notices")
    .values(
      rows.map(({ id, contractEnd }) => ({
        connection_id: id,
        contract_end: contractEnd,
        days: dueNotice(contractEnd, today) ?? contractEndDays[0],
      })),
    )
    // Another process tells of those that it noted first.
    .onConflict((conflict) => conflict.doNothing())
    .returning("connection_id")
    .execute();
  const ours = new Set(noted.map(({ connection_id }) => connection_id));
  const endings = rows.filter(({ id }) => ours.has(id));
  const [first] = endings;
  if (!first) return;
  const link = `${publicUrl}/subscriber/connections?endsSoon=1&sort=contractEnd&${mailedOrganization}=${subscriberId}`;
  for (const { emailAddress, language } of people) {
    const mail = renderContractEndMail(textsFor(language), endings, { organization: first.organization, link });
    await queueMail(trx, { to: emailAddress, ...mail });
  }
}

/** Mails the administrators of subscribers whose contracts end 90, 60 and 30 days from now, once for each. Source: beyond F4 */
export async function tellContractEnds({ db, config }: Pick<AppContext, "db" | "config">, now: Date): Promise<void> {
  const today = todayInHelsinki(now);
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT c.subscriber_id AS id FROM connections c JOIN organizations o ON o.id = c.subscriber_id
    WHERE ${ending(today)} AND o.closed_at IS NULL AND NOT o.sandbox AND ${untold(today)} ORDER BY id`.execute(db);
  for (const { id } of rows)
    await inTransaction(db, (trx) => tellOne(trx, { subscriberId: id, today, publicUrl: config.publicUrl }));
}
