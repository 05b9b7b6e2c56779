import type { World } from "../documents/support/create-world.ts";

/** The TID of a connection that is delivered. */
export async function deliverConnection({ make, portal }: Pick<World, "make" | "portal">): Promise<number> {
  const { id } = await make("Order");
  await portal.db
    .updateTable("documents")
    .set({ event_state: "READY", answer_shown: true, ready_at: portal.clock.now() })
    .where("id", "=", id)
    .execute();
  return id;
}
