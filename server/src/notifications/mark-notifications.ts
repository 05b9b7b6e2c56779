import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { Problem } from "../platform/http/problem.ts";
import { publishLive } from "../platform/live/publish-live.ts";

type Context = Pick<AppContext, "db" | "clock">;

/** Marks one of a person's notifications read or unread, and tells the person's other screens. */
export async function markNotification(
  { db, clock }: Context,
  { userId, id, read }: { userId: string; id: string; read: boolean },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const found = await trx
      .updateTable("notifications")
      .set({ read_at: read ? clock.now() : null })
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .returning("id")
      .executeTakeFirst();
    if (!found) throw new Problem("NOT_FOUND");
    await publishLive(trx, { kind: "notification", userId });
  });
}

/** Marks read all that the person could see when asking: those up to this moment. */
export async function markAllRead(
  { db, clock }: Context,
  { userId, upTo }: { userId: string; upTo: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable("notifications")
      .set({ read_at: clock.now() })
      .where("user_id", "=", userId)
      .where("read_at", "is", null)
      .where("created_at", "<=", new Date(upTo))
      .execute();
    await publishLive(trx, { kind: "notification", userId });
  });
}
