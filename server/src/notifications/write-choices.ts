import type { DeliveryChoices } from "@runko/domain/notifications/deliveries";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Keeps the choices that are given; the others stay. */
export async function writeChoices(db: Kysely<Database>, userId: string, choices: DeliveryChoices): Promise<void> {
  const rows = Object.entries(choices).flatMap(([message_type, delivery]) =>
    delivery === undefined ? [] : [{ user_id: userId, message_type, delivery }],
  );
  if (rows.length === 0) return;
  await db
    .insertInto("notification_choices")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "message_type"]).doUpdateSet((row) => ({ delivery: row.ref("excluded.delivery") })),
    )
    .execute();
}
