import { apiUser } from "./api-user.ts";
import { dayFromNow } from "./dates.ts";
import type { Login } from "./demo.ts";
import { changeDocument, makeDocument, type Change, type Handled, type Parties } from "./handle-document.ts";
import { uniqueId } from "./unique-id.ts";

export type Role = "SUBSCRIBER" | "SUPPLIER";
type Whole = { version: number; eventState: string; document: Record<string, unknown> };

/** What somebody else does to an order meanwhile, over HTTP. */
export const changeOrder = (by: Login, role: Role, id: number, change: Change): Promise<Handled> =>
  changeDocument(by, role, { id, documentType: "Order" }, change);

export async function readOrder(by: Login, role: Role, id: number): Promise<Whole> {
  const user = await apiUser(by);
  return await user.call<Whole>(`organizations/${user.organizationId}/roles/${role}/orders/${id}`);
}

const course = ["IN_PROCESSING", "CONFIRMED", "IN_DELIVERY", "READY"] as const;
export type HandledState = (typeof course)[number];

const changeTo = (state: HandledState): Change => {
  const answer = { estimatedDeliveryDate: dayFromNow(30), supplierConnectionId: uniqueId("TOIM") };
  switch (state) {
    case "IN_PROCESSING":
      return { action: "startProcessing" };
    case "CONFIRMED":
      return { action: "confirm", document: answer };
    case "IN_DELIVERY":
      return { action: "deliver" };
    case "READY":
      return {
        action: "signReady",
        document: { actualDeliveryDate: dayFromNow(0), connectionDetails: "Kytketty porttiin 1/1/4" },
      };
  }
};

/** Takes an open order through its states up to this one. */
export async function bringTo(state: HandledState, by: Login, id: number): Promise<void> {
  for (const next of course.slice(0, course.indexOf(state) + 1)) await changeOrder(by, "SUPPLIER", id, changeTo(next));
}

/** An order that the supplier has delivered; a change, an end or a fault can be made of it. */
export async function makeReadyOrder({ by, from }: Parties): Promise<Handled> {
  const order = await makeDocument("Order", { by, from });
  await bringTo("READY", from, order.id);
  return order;
}

type Lock = { byName: string; since: string; until: string };

export async function readLock(by: Login, role: Role, id: number): Promise<Lock> {
  const user = await apiUser(by);
  const { editLock } = await user.call<{ editLock: Lock | null }>(
    `organizations/${user.organizationId}/roles/${role}/events/${id}`,
  );
  if (!editLock) throw new Error(`Nobody holds the lock of ${id}`);
  return editLock;
}
