import { apiUser } from "./api-user.ts";
import { dayFromNow } from "./dates.ts";
import type { Login } from "./demo.ts";
import { uniqueId } from "./unique-id.ts";

export type Role = "SUBSCRIBER" | "SUPPLIER";
type Change = { action: string; document?: Record<string, unknown>; reason?: string };
type Whole = { version: number; eventState: string; document: Record<string, unknown> };

const needLock = new Set(["edit", "editAnswer", "confirm", "signReady"]);

/** What somebody else does to an order meanwhile, over HTTP. */
export async function changeOrder(by: Login, role: Role, id: number, change: Change): Promise<Whole> {
  const user = await apiUser(by);
  const base = `organizations/${user.organizationId}/roles/${role}`;
  if (needLock.has(change.action)) await user.call(`${base}/events/${id}/lock-for-editing`, { method: "PATCH" });
  const { version } = await user.call<Whole>(`${base}/orders/${id}`);
  return await user.call<Whole>(`${base}/orders/${id}`, {
    method: "PATCH",
    headers: { "if-match": `"${version}"` },
    body: change,
  });
}

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

type Lock = { byName: string; since: string; until: string };

export async function readLock(by: Login, role: Role, id: number): Promise<Lock> {
  const user = await apiUser(by);
  const { editLock } = await user.call<{ editLock: Lock | null }>(
    `organizations/${user.organizationId}/roles/${role}/events/${id}`,
  );
  if (!editLock) throw new Error(`Nobody holds the lock of ${id}`);
  return editLock;
}
