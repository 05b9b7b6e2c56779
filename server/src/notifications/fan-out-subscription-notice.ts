import { renderSubscriptionMail } from "@runko/domain/notifications/render-subscription-mail";
import {
  kindOfSubscriptionNotice,
  subscriptionPath,
  subscriptionPlaces,
} from "@runko/domain/notifications/subscription-notices";
import { mailedOrganization } from "@runko/domain/organizations/areas";
import { textsFor } from "@runko/domain/texts/texts-for";
import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { AppContext } from "../app-context.ts";
import { subscriptionNotices } from "../organizations/write-subscription-notices.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { claimMessage } from "../platform/outbox/claim-message.ts";
import type { Waiting } from "../platform/outbox/topic.ts";
import { findAdministrators } from "./find-administrators.ts";
import { writeNotifications } from "./write-notifications.ts";

async function namesOf(trx: Transaction<Database>, ids: readonly string[]): Promise<(id: string) => string> {
  const rows = await trx.selectFrom("organizations").select(["id", "name"]).where("id", "in", ids).execute();
  return (id) => rows.find((row) => row.id === id)?.name ?? "";
}

/** Tells the administrators of the other side of a subscription, in the portal and by mail, all or nothing (D-51). */
export async function fanOutSubscriptionNotice(
  { db, config }: Pick<AppContext, "db" | "config">,
  { id, payload }: Waiting,
): Promise<void> {
  const { subject, to, eventTypes, actorId, ...parties } = subscriptionNotices.schema.parse(payload);
  await inTransaction(db, async (trx) => {
    const at = await claimMessage(trx, id);
    if (!at) return;
    const [told, partner] =
      to === "supplier" ? [parties.supplierId, parties.subscriberId] : [parties.subscriberId, parties.supplierId];
    const { role } = subscriptionPlaces[to];
    const found = await findAdministrators(trx, told, role);
    const people = found.people.filter((person) => person.id !== actorId);
    const nameOf = await namesOf(trx, [told, partner]);
    const kind = kindOfSubscriptionNotice(subject);
    const rows = people.map((person) => ({
      id: uuidv7(),
      user_id: person.id,
      organization_id: found.organizationId,
      role,
      subscriber_id: parties.subscriberId,
      supplier_id: parties.supplierId,
      partner_name: nameOf(partner),
      message_type: "Subscription",
      subject,
      kind,
      created_at: at,
    }));
    await writeNotifications(trx, rows);
    const link = `${config.publicUrl}${subscriptionPath(to, parties)}&${mailedOrganization}=${found.organizationId}`;
    const notice = { subject, eventTypes, partner: nameOf(partner), at: at.toISOString() };
    for (const { emailAddress, language } of people) {
      const mail = renderSubscriptionMail(textsFor(language), notice, { organization: nameOf(told), link });
      await queueMail(trx, { to: emailAddress, ...mail });
    }
  });
}
