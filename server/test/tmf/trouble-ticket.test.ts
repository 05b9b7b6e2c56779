import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestApp } from "../app/create-test-app.ts";
import { makeApiClient } from "../builders/make-api-client.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { createTmfWorld, made } from "./create-tmf-world.ts";
import { deliverConnection } from "./deliver-connection.ts";
import { newTicket } from "./new-questions.ts";
import { callTmf, tickets, type TmfCaller, type TmfJson } from "./tmf-caller.ts";

let portal: TestApp;
let world: World;
let buyer: TmfCaller;
let seller: TmfCaller;
let connection: number;

beforeAll(async () => {
  ({ portal, world, buyer, seller } = await createTmfWorld());
  connection = await deliverConnection(world);
});
beforeEach(() => portal.clock.pass(60_000));
afterAll(() => portal.close());

type Ticket = TmfJson & { id: string; href: string; status: string; note: TmfJson[] };

async function make(more: TmfJson = {}): Promise<Ticket> {
  return await made<Ticket>(buyer, tickets, newTicket(connection, more));
}

async function patch(caller: TmfCaller, { id }: { id: string }, body: TmfJson): Promise<Ticket> {
  portal.clock.pass(1000);
  const answer = await caller.patch<Ticket>(`${tickets}/${id}`, body, {
    "content-type": "application/merge-patch+json",
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}

const shown = async ({ id }: { id: string }) =>
  (await world.desks.subscriber.read({ id: Number(id), documentType: "Fault" })).body;

const characteristic = (values: TmfJson) => ({
  characteristic: Object.entries(values).map(([name, value]) => ({ name, value })),
});
const correction = () =>
  characteristic({
    correctorName: "Eero Laine",
    correctionActions: "Vaihdettu kuitu",
    correctionTime: new Date().toISOString(),
    correctionSeverity: "Vakava",
  });

describe("a ticket from its making to its end", () => {
  test("is made as sent, told back as sent, and is the fault that the portal's own API tells", async () => {
    const sent = newTicket(connection);
    const { status, body, headers, text } = await buyer.post<Ticket>(tickets, sent);
    expect([status, headers["location"]], text).toEqual([201, body.href]);
    expect(body).toMatchObject({
      ...sent,
      relatedParty: expect.arrayContaining(sent["relatedParty"] as unknown[]),
      characteristic: expect.arrayContaining([
        expect.objectContaining({ name: "terminalChecked", value: true, valueType: "boolean" }),
      ]),
      status: "acknowledged",
      priority: "urgent",
      expectedResolutionDate: expect.any(String),
    });
    expect(await shown(body)).toMatchObject({
      eventState: "OPEN",
      document: {
        faultType: "urgentFault",
        description: "Yhteys poikki klo 9 alkaen",
        ticketNumber: "T-1",
        terminalChecked: true,
        contactName: "Maija Meikäläinen",
        contactPhone: "+358401234567",
      },
    });
    expect((await buyer.get(`${tickets}/${body.id}`)).body).toEqual(body);
    const forSeller = await seller.get(`${tickets}/${body.id}`);
    expect(forSeller.body).toEqual(body);
  });

  test("walks from status to status, each as the portal's own API tells it", async () => {
    const ticket = await make();
    const walked: [string, string][] = [];
    const note = async ({ status }: Ticket) => {
      walked.push([status, (await shown(ticket)).eventState]);
    };
    await note(ticket);
    await note(await patch(seller, ticket, { status: "inProgress" }));
    await note(await patch(seller, ticket, { status: "pending", note: [{ text: "Missä portissa?" }] }));
    const resolved = await patch(seller, ticket, {
      status: "resolved",
      ...correction(),
      charge: { price: { dutyFreeAmount: { unit: "EUR", value: 85.5 } } },
    });
    await note(resolved);
    expect(resolved).toMatchObject({
      resolutionDate: expect.any(String),
      charge: [{ name: "correctionPrice", price: { dutyFreeAmount: { unit: "EUR", value: 85.5 } } }],
      characteristic: expect.arrayContaining([
        expect.objectContaining({ name: "correctionSeverity", value: "Vakava" }),
        expect.objectContaining({ name: "correctorName", value: "Eero Laine" }),
      ]),
      severity: "critical",
    });
    const closed = await patch(buyer, ticket, { status: "closed" });
    await note(closed);
    expect(walked).toEqual([
      ["acknowledged", "OPEN"],
      ["inProgress", "IN_PROCESSING"],
      ["pending", "IN_PROCESSING"],
      ["resolved", "READY"],
      ["closed", "READY"],
    ]);
    expect((await shown(ticket))["userProcessed"]).toBe(true);
    expect((closed["statusChange"] as TmfJson[]).map(({ status }) => status)).toEqual(walked.map(([status]) => status));
    expect(closed["statusChangeDate"]).toBe((closed["statusChange"] as TmfJson[]).at(-1)?.["changeDate"]);
    expect((await shown(ticket)).document).toMatchObject({ severity: "Vakava", correctionPrice: "85.50" });
    for (const query of ["status=closed", "severity=critical", "ticketType=outage", "priority=urgent"])
      expect((await seller.get<Ticket[]>(`${tickets}?${query}&id=${ticket.id}&fields=id`)).body).toEqual([
        { id: ticket.id },
      ]);
  });

  test("is resolved at once from its making, and returned for what it lacks", async () => {
    const ticket = await make();
    expect((await patch(seller, ticket, { status: "resolved", ...correction() })).status).toBe("resolved");
    const lacking = await make();
    await patch(seller, lacking, { status: "inProgress" });
    const back = await patch(seller, lacking, {
      status: "pending",
      pendingReason: { code: "missingInformation", text: "Portti puuttuu" },
    });
    expect(back).toMatchObject({ status: "pending", statusChangeReason: expect.stringContaining("Portti puuttuu") });
    expect((await shown(lacking)).eventState).toBe("OPEN");
    const gone = await patch(buyer, lacking, { status: "cancelled", statusChangeReason: "Korjaantui itsestään" });
    expect(gone).toMatchObject({ status: "cancelled", statusChangeReason: "Korjaantui itsestään" });
    expect((await shown(lacking)).document).toMatchObject({ cancelReason: "Korjaantui itsestään" });
  });
});

describe("what a ticket says", () => {
  test.each([
    ["fault", "critical", "fault"],
    ["urgentFault", "minor", "urgentFault"],
    ["deliveryChecking", "minor", "deliveryChecking"],
    ["incident", "1-Critical", "urgentFault"],
    ["incident", "Minor", "fault"],
  ])("of the type %s and severity %s is a %s", async (ticketType, severity, faultType) => {
    const ticket = await make({ ticketType, severity });
    expect(ticket).toMatchObject({ ticketType, severity });
    expect((await shown(ticket)).document.faultType).toBe(faultType);
  });

  test("its buyer changes while it is open, by a version or without", async () => {
    const ticket = await make();
    const changed = await patch(buyer, ticket, {
      description: "Poikki yhä",
      ticketType: "incident",
      severity: "minor",
    });
    expect(changed).toMatchObject({ description: "Poikki yhä", severity: "minor", ticketType: "incident" });
    expect((await shown(ticket)).document).toMatchObject({ description: "Poikki yhä", faultType: "fault" });
    const stale = await buyer.patch(`${tickets}/${ticket.id}`, { description: "x" }, { "if-match": '"1"' });
    expect([stale.status, stale.body["code"]]).toEqual([412, "STALE_VERSION"]);
    await patch(seller, ticket, { status: "inProgress" });
    const late = await buyer.patch(`${tickets}/${ticket.id}`, { description: "x" });
    expect([late.status, late.body["code"]]).toEqual([409, "NOT_ALLOWED_IN_STATE"]);
  });

  test("a word of its client's is told, and found, while it means the type that the fault has", async () => {
    const ticket = await make({ ticketType: "valokatko", severity: "High" });
    const open = await shown(ticket);
    await world.desks.subscriber.lock(Number(ticket.id));
    await world.desks.subscriber.act(open, { action: "edit", document: { faultType: "fault" } });
    expect((await seller.get(`${tickets}/${ticket.id}`)).body).toMatchObject({ ticketType: "fault", severity: "High" });
    const found = async (query: string) =>
      (await seller.get<Ticket[]>(`${tickets}?id=${ticket.id}&${query}`)).body.length;
    expect([
      await found("ticketType=valokatko"),
      await found("ticketType=fault"),
      await found("severity=High"),
    ]).toEqual([0, 1, 1]);
  });

  test("what is no text stays none, and what it speaks of stays", async () => {
    const ticket = await make();
    const broken = await buyer.patch<{ errors: TmfJson[] }>(`${tickets}/${ticket.id}`, { severity: { a: 1 } });
    expect([broken.status, broken.body.errors[0]?.["propertyPath"]]).toEqual([400, "/severity"]);
    const other = await deliverConnection(world);
    const { id } = await world.make("Fault");
    const row = { id: String(other), role: "subject", "@referredType": "Product" };
    for (const each of [ticket.id, String(id)]) {
      const moved = await buyer.patch<{ errors: TmfJson[] }>(`${tickets}/${each}`, { relatedEntity: [row] });
      expect([moved.status, moved.body.errors[0]?.["propertyPath"]]).toEqual([422, "/relatedEntity/0/id"]);
    }
    const ofTicket = await buyer.post<{ errors: TmfJson[] }>(tickets, newTicket(Number(ticket.id)));
    expect([ofTicket.status, ofTicket.body.errors[0]?.["propertyPath"]]).toEqual([422, "/relatedEntity/0/id"]);
  });

  test("another number of its own is a characteristic", async () => {
    const { characteristic: given } = newTicket(connection) as { characteristic: TmfJson[] };
    const ticket = await make({ characteristic: [...given, { name: "ticketNumber", value: "NUM-5" }] });
    expect(ticket).toMatchObject({
      externalId: "T-1",
      characteristic: expect.arrayContaining([expect.objectContaining({ name: "ticketNumber", value: "NUM-5" })]),
    });
    expect((await shown(ticket)).document.ticketNumber).toBe("NUM-5");
    for (const caller of [buyer, seller])
      expect((await caller.patch(`${tickets}/${ticket.id}`, ticket)).body).toEqual(ticket);
  });

  test("made on a screen it has the words that the standard demands, and is found by them", async () => {
    const { id } = await world.make("Fault", { ticketNumber: "SCREEN-1" });
    const { body } = await seller.get<Ticket>(`${tickets}/${id}`);
    expect(body).toMatchObject({
      externalId: "SCREEN-1",
      ticketType: "fault",
      severity: "minor",
      relatedEntity: [{ id: world.product.id, "@referredType": "ProductOffering" }],
    });
    const found = await buyer.get<Ticket[]>(`${tickets}?externalId=SCREEN-1&severity=minor&fields=id`);
    expect(found.body).toEqual([{ id: String(id) }]);
  });

  test("sent back whole by either side it stays as it is", async () => {
    const ticket = await make();
    for (const caller of [buyer, seller]) {
      const { body: read } = await caller.get<Ticket>(`${tickets}/${ticket.id}`);
      const { status, body, text } = await caller.patch<Ticket>(`${tickets}/${ticket.id}`, read);
      expect([status, status === 200 ? "" : text]).toEqual([200, ""]);
      expect(body).toEqual(read);
    }
    expect((await shown(ticket)).eventState).toBe("OPEN");
  });

  test("without a connection it is of a product, and its fields are the form's", async () => {
    const product = { id: world.product.id, role: "subject", "@referredType": "ProductOffering" };
    const lacking = await buyer.post<{ errors: TmfJson[] }>(
      tickets,
      newTicket(connection, { relatedEntity: [product], relatedParty: [] }),
    );
    expect([lacking.status, lacking.body.errors.map(({ propertyPath }) => propertyPath)]).toEqual([
      422,
      ["/relatedParty", "/relatedParty"],
    ]);
    const ticket = await make({ relatedEntity: [product] });
    expect(ticket).toMatchObject({ relatedEntity: [product] });
    expect((await shown(ticket)).eventProducts).toMatchObject([{ productId: world.product.id }]);
  });
});

describe("who may what", () => {
  test("is told to neither another organization nor as another resource, and of no foreign connection", async () => {
    const ticket = await make();
    const other = await addPair(portal);
    const stranger = callTmf(portal, (await makeApiClient(portal.db, other.subscriber)).token);
    const alone = callTmf(portal, (await makeApiClient(portal.db, await makeOrganization(portal.db))).token);
    for (const caller of [stranger, alone]) {
      expect((await caller.get(`${tickets}/${ticket.id}`)).status).toBe(404);
      expect((await caller.patch(`${tickets}/${ticket.id}`, { status: "cancelled" })).status).toBe(404);
      expect((await caller.get<Ticket[]>(`${tickets}?externalId=T-1`)).body).toEqual([]);
    }
    const foreign = await stranger.post(tickets, newTicket(connection));
    expect([foreign.status, foreign.body["errors"]]).toMatchObject([
      422,
      [{ code: "referenceNotFound", propertyPath: "/relatedEntity/0/id" }],
    ]);
    expect(foreign.text).not.toContain(world.subscriber.name);
    const order = await world.make("Order");
    expect((await buyer.get(`${tickets}/${order.id}`)).status).toBe(404);
  });

  test("is repaired by organizations that handle faults, and their clients with either scope", async () => {
    for (const scope of ["answers:write", "faults:write"] as const) {
      const ticket = await make();
      const client = await makeApiClient(portal.db, world.supplier, { scopes: ["documents:read", scope] });
      expect((await patch(callTmf(portal, client.token), ticket, { status: "inProgress" })).status).toBe("inProgress");
    }
    const ticket = await make();
    const reader = await makeApiClient(portal.db, world.supplier, { scopes: ["documents:read", "orders:write"] });
    const refused = await callTmf(portal, reader.token).patch(`${tickets}/${ticket.id}`, { status: "inProgress" });
    expect([refused.status, refused.body["code"]]).toEqual([403, "INSUFFICIENT_SCOPE"]);
    const grants = portal.db
      .deleteFrom("organization_role_grants")
      .where("organization_id", "=", world.supplier.id)
      .where("role", "=", "ERROR_HANDLER");
    await grants.execute();
    const idle = await seller.patch(`${tickets}/${ticket.id}`, { status: "inProgress" });
    expect([idle.status, idle.body["code"]]).toEqual([403, "NOT_YOUR_ACTION"]);
    await portal.db
      .insertInto("organization_role_grants")
      .values({ organization_id: world.supplier.id, role: "ERROR_HANDLER" })
      .execute();
  });
});
