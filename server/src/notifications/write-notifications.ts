import type { Insertable, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { publishLiveEvents } from "../platform/live/publish-live.ts";

declare module "../platform/live/live-event.ts" {
  interface LiveEvents {
    /** A person's notifications changed. */
    notification: { userId: string };
  }
}

/** Rings the bells of all whom the rows name. */
export async function writeNotifications(
  trx: Transaction<Database>,
  rows: readonly Insertable<Database["notifications"]>[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx.insertInto("notifications").values(rows).execute();
  await publishLiveEvents(
    trx,
    rows.map(({ user_id }) => ({ kind: "notification", userId: user_id })),
  );
}
