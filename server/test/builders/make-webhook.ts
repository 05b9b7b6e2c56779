import type { Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../src/platform/database/schema.ts";
import { nextNumber } from "./next-number.ts";

/** A webhook of the organization with one delivery that was given up; answers their ids. */
export async function makeWebhook(
  db: Kysely<Database>,
  { id: organization_id }: { id: string },
): Promise<{ webhook: string; delivery: string }> {
  const [webhook, delivery, at] = [uuidv7(), uuidv7(), new Date()];
  const hook = {
    id: webhook,
    organization_id,
    name: `Kuulija ${nextNumber()}`,
    url: "https://kuulija.example.fi/",
    role: "SUBSCRIBER",
    types: ["*"],
    exclude_own: false,
    whole: false,
    secret: "",
    created_at: at,
    cluster: "",
    moment: 0,
    number: 0,
  };
  await db.insertInto("webhooks").values(hook).execute();
  const sent = {
    id: delivery,
    webhook_id: webhook,
    role: "SUBSCRIBER",
    event_id: uuidv7(),
    event_type: "order.created",
    event_at: at,
    document_id: 1,
    document_type: "Order",
    event_state: "OPEN",
    version: 1,
    actor: "self",
    counterpart_id: organization_id,
    created_at: at,
    state: "failed",
  };
  await db.insertInto("webhook_deliveries").values(sent).execute();
  return { webhook, delivery };
}
