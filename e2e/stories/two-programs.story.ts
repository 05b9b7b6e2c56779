import { randomUUID } from "node:crypto";
import { expectState, subscriberPath } from "../support/document-page.ts";
import { address } from "../support/address.ts";
import { apiUser } from "../support/api-user.ts";
import { dayFromNow } from "../support/dates.ts";
import { enterAs } from "../support/log-in.ts";
import { makeProductOf, makeSubscriberOf, makeSupplier, type Party } from "../support/make-trade.ts";
import { plainLine } from "../support/offers.ts";
import { plainOrder } from "../support/plain-order.ts";
import { expect, test } from "../support/story.ts";

type Order = { id: number; version: number; eventState: string };
type Call = (method: string, path: string, body: object, headers?: Record<string, string>) => Promise<Order>;

/** A program of an organization, with a token of its own, in the role of its side. */
async function startProgram({ id }: Party, role: "SUBSCRIBER" | "SUPPLIER", scopes: string[]): Promise<Call> {
  const { call } = await apiUser("productAdmin");
  const clients = `organizations/${id}/api-clients`;
  const body = { name: "Tilausjärjestelmä", scopes, networks: [] };
  const client = await call<{ id: string }>(clients, { method: "POST", body });
  const { token } = await call<{ token: string }>(`${clients}/${client.id}/tokens`, { method: "POST", body: {} });
  return async (method, path, sent, headers) => {
    const answer = await fetch(`${address}/api/organizations/${id}/roles/${role}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
      body: JSON.stringify(sent),
    });
    const text = await answer.text();
    expect(answer.ok, text).toBe(true);
    return JSON.parse(text) as Order;
  };
}

test("two programs bring an order from its making to READY, and who looks at it sees each step (issue J)", async ({
  page,
}) => {
  const supplier = await makeSupplier();
  const subscriber = await makeSubscriberOf(supplier);
  const productId = await makeProductOf(supplier, plainLine.group, "Kuitu 100");
  const [buyer, seller] = await Promise.all([
    startProgram(subscriber, "SUBSCRIBER", ["documents:read", "orders:write"]),
    startProgram(supplier, "SUPPLIER", ["documents:read", "answers:write"]),
  ]);
  const order = { supplierId: supplier.id, document: plainOrder(), eventProducts: [{ productId }] };
  const { id, version } = await buyer("POST", "/orders", order, { "idempotency-key": randomUUID() });
  await enterAs(page, subscriber, subscriberPath(id));
  await expectState(page, "OPEN");

  let seen = version;
  const act = async (action: string, answer?: object) => {
    const body = { action, ...(answer && { document: answer }) };
    ({ version: seen } = await seller("PATCH", `/orders/${id}`, body, { "if-match": `"${seen}"` }));
  };
  await act("startProcessing");
  await expectState(page, "IN_PROCESSING");
  await seller("PATCH", `/events/${id}/lock-for-editing`, {});
  await act("confirm", { estimatedDeliveryDate: dayFromNow(30), supplierConnectionId: "KUITU-1" });
  await expectState(page, "CONFIRMED");
  await act("deliver");
  await expectState(page, "IN_DELIVERY");
  await act("signReady", { connectionDetails: "Portti 3, VLAN 112", actualDeliveryDate: dayFromNow(0) });
  await expectState(page, "READY");
});
