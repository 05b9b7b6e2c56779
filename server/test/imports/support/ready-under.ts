import { done } from "../../connections/support/live-at-random.ts";
import type { World } from "../../documents/support/create-world.ts";
import type { Shown } from "../../documents/support/desk.ts";
import { answerOf } from "../../documents/support/forms.ts";

/** An order that is ready, its connection under an id of its supplier's. */
export async function readyUnder(
  supplierConnectionId: string,
  { desks: { supplier }, make }: Pick<World, "desks" | "make">,
): Promise<Shown> {
  const order = await make("Order");
  await done(supplier, order, { action: "startProcessing" });
  await done(supplier, order, {
    action: "confirm",
    document: { ...answerOf("Order", "confirm"), supplierConnectionId },
  });
  await done(supplier, order, { action: "deliver" });
  const document = { ...answerOf("Order", "signReady"), supplierConnectionId };
  await done(supplier, order, { action: "signReady", document });
  return order;
}
