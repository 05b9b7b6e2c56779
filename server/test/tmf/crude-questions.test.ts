import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestApp } from "../app/create-test-app.ts";
import type { World } from "../documents/support/create-world.ts";
import { hostileStrings } from "../documents/support/hostile-strings.ts";
import { createTmfWorld } from "./create-tmf-world.ts";
import { deliverConnection } from "./deliver-connection.ts";
import { newQualification, newQuote, newTicket } from "./new-questions.ts";
import { orders, qualifications, quotes, tickets, type TmfCaller, type TmfJson } from "./tmf-caller.ts";

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

const qualificationItem = "productOfferingQualificationItem";
const resources = [
  ["troubleTicket", tickets, (more?: TmfJson) => newTicket(connection, more)],
  ["productOfferingQualification", qualifications, (more?: TmfJson) => newQualification(world, more)],
  ["quote", quotes, (more?: TmfJson) => newQuote(world, more)],
] as const;

type Refusal = { code: string; errors?: { code: string; propertyPath: string }[] };
const without = (row: TmfJson, name: string) => Object.fromEntries(Object.entries(row).filter(([key]) => key !== name));

type Broken = [name: string, path: string, body: () => unknown, property: string];
const malformed: Broken[] = [
  ...resources.flatMap(([name, path, make]): Broken[] => [
    [`${name}: no body`, path, () => "", ""],
    [`${name}: a list`, path, () => [], ""],
    [`${name}: a party without id`, path, () => make({ relatedParty: [{ role: "x" }] }), "/relatedParty/0/id"],
    [`${name}: a note without text`, path, () => make({ note: [{}] }), "/note/0/text"],
    [`${name}: a zero character`, path, () => make({ externalId: "a\0b" }), ""],
  ]),
  ["a ticket with nothing in it", tickets, () => ({}), "/description"],
  ...["description", "severity", "ticketType"].map((name): Broken => [
    `a ticket without ${name}`,
    tickets,
    () => without(newTicket(connection), name),
    `/${name}`,
  ]),
  ["a severity that is a list", tickets, () => newTicket(connection, { severity: ["x"] }), "/severity"],
  [
    "an entity without id",
    tickets,
    () => newTicket(connection, { relatedEntity: [{ role: "subject" }] }),
    "/relatedEntity/0/id",
  ],
  ["a place without role", tickets, () => newTicket(connection, { place: [{}] }), "/place/0/role"],
  [
    "a characteristic without name",
    tickets,
    () => newTicket(connection, { characteristic: [{ value: 1 }] }),
    "/characteristic/0/name",
  ],
  [
    "a question without items",
    qualifications,
    () => without(newQualification(world), qualificationItem),
    `/${qualificationItem}`,
  ],
  [
    "a question's item without id",
    qualifications,
    () => newQualification(world, {}, { id: null }),
    `/${qualificationItem}/0/id`,
  ],
  [
    "a question's product that is a list",
    qualifications,
    () => newQualification(world, {}, { product: [1] }),
    `/${qualificationItem}/0/product`,
  ],
  ["a quote without items", quotes, () => without(newQuote(world), "quoteItem"), "/quoteItem"],
  ["a quote with none", quotes, () => newQuote(world, { quoteItem: [] }), "/quoteItem"],
];

describe("a body that the standard does not know is malformed (400)", () => {
  test.each(malformed)("%s", async (_name, path, body, property) => {
    const { status, body: refusal } = await buyer.post<Refusal>(path, body());
    expect([status, refusal.code]).toEqual([400, "MALFORMED_REQUEST"]);
    expect(refusal.errors?.map(({ propertyPath }) => propertyPath) ?? [""]).toContain(property);
  });
});

type Ruled = [name: string, path: string, body: () => unknown, code: string, property: string];
const item = `/${qualificationItem}/0`;
const ruled: Ruled[] = [
  [
    "a ticket of nothing",
    tickets,
    () => newTicket(connection, { relatedEntity: [] }),
    "missingProperty",
    "/relatedEntity",
  ],
  [
    "a ticket of two things",
    tickets,
    () => {
      const row = { id: String(connection), role: "subject", "@referredType": "Product" };
      return newTicket(connection, { relatedEntity: [row, row] });
    },
    "tooManyRecords",
    "/relatedEntity/1",
  ],
  ["a ticket of what is not there", tickets, () => newTicket(999_999), "referenceNotFound", "/relatedEntity/0/id"],
  [
    "a ticket whose time is none",
    tickets,
    () => newTicket(connection, { characteristic: [{ name: "faultTime", value: "eilen" }] }),
    "invalidValue",
    "/characteristic/0/value",
  ],
  [
    "a ticket without a time",
    tickets,
    () => newTicket(connection, { characteristic: [] }),
    "missingProperty",
    "/characteristic",
  ],
  [
    "a misspelt characteristic",
    tickets,
    () => newTicket(connection, { characteristic: [{ name: "faultTimes", value: 1 }] }),
    "unexpectedProperty",
    "/characteristic/0/name",
  ],
  [
    "an unknown offering",
    qualifications,
    () => newQualification(world, {}, { productOffering: { id: "kissa" } }),
    "referenceNotFound",
    `${item}/productOffering/id`,
  ],
  [
    "no offering",
    qualifications,
    () => newQualification(world, {}, { productOffering: null }),
    "missingProperty",
    `${item}/productOffering/id`,
  ],
  [
    "a question without a day",
    qualifications,
    () => newQualification(world, {}, { expectedActivationDate: null }),
    "missingProperty",
    `${item}/expectedActivationDate`,
  ],
  [
    "a place abroad",
    qualifications,
    () => newQualification(world, { place: [{ role: "targetAddress", country: "SE" }] }),
    "invalidValue",
    "/place/0/country",
  ],
  [
    "a quote that changes something",
    quotes,
    () => newQuote(world, {}, { action: "modify" }),
    "invalidValue",
    "/quoteItem/0/action",
  ],
  ["two of it", quotes, () => newQuote(world, {}, { quantity: 2 }), "otherIssue", "/quoteItem/0/quantity"],
  [
    "a quote without a term",
    quotes,
    () => newQuote(world, {}, { itemTerm: null }),
    "missingProperty",
    "/quoteItem/0/itemTerm",
  ],
  [
    "a quote of another seller",
    quotes,
    () =>
      newQuote(world, { relatedParty: [{ id: world.subscriber.id, role: "seller", "@referredType": "Organization" }] }),
    "referenceNotFound",
    "/relatedParty/0/id",
  ],
];

describe("what breaks a rule of ours is told where it stands (422)", () => {
  test.each(ruled)("%s", async (_name, path, body, code, property) => {
    const { status, body: refusal, text } = await buyer.post<Refusal>(path, body());
    expect([status, refusal.errors?.map((one) => [one.code, one.propertyPath])], text).toEqual([
      422,
      expect.arrayContaining([[code, property]]),
    ]);
  });
});

describe("what is merely crude is taken", () => {
  test.each(resources)(
    "%s: states nobody knows, a trailing slash, one note alone, the same externalId twice",
    async (_name, path, make) => {
      const crude = {
        externalId: "123",
        state: "kissa",
        status: "kissa",
        id: "mine",
        href: "x",
        "@type": "Mine",
        note: { text: "Hei" },
      };
      const before = (await buyer.get<TmfJson[]>(`${path}?externalId="123"`)).body.length;
      for (const each of [1, 2]) {
        const { status, body, text } = await buyer.post(`${path}/`, make(crude));
        expect([each, status], text).toEqual([each, 201]);
        expect(body["id"]).toMatch(/^\d+$/);
        expect(body).toMatchObject({ externalId: "123", note: [{ text: "Hei" }] });
      }
      const found = await buyer.get<TmfJson[]>(`${path}?externalId="123"&fields=%0Ahref%20`);
      expect(found.body.slice(before).map(Object.keys)).toEqual([["href"], ["href"]]);
      expect((await buyer.get(`${path}?kissa=1`)).status).toBe(400);
      expect((await buyer.get(`${path}/kissa`)).status).toBe(404);
      expect((await buyer.ask("DELETE", `${path}/1`)).headers["allow"]).toContain("PATCH");
    },
  );

  test.each(resources)(
    "%s: a repeat with the same key answers as the first and makes no other",
    async (_name, path, make) => {
      const sent = make();
      const headers = { "idempotency-key": `k-${path}` };
      const first = await buyer.post(path, sent, headers);
      const second = await buyer.post(path, sent, headers);
      expect([first.status, second.status, second.body["id"]]).toEqual([201, 201, first.body["id"]]);
      expect((await buyer.post(path, make({ description: "muu" }), headers)).status).toBe(422);
    },
  );

  test.each(resources)("%s: a person who has reserved it is told of, and waited for", async (_name, path, make) => {
    const { body } = await buyer.post<TmfJson & { id: string }>(path, make());
    await world.desks.subscriber.lock(Number(body.id));
    const refused = await buyer.patch(`${path}/${body.id}`, {
      relatedParty: [{ id: "siteContact", role: "siteContact", "@referredType": "Individual", name: "Toinen" }],
    });
    expect([refused.status, refused.body["code"], refused.headers["retry-after"]]).toEqual([
      423,
      "EVENT_RESERVED",
      "60",
    ]);
  });

  test.each(resources)(
    "%s: notes are messages of both parties: added, and never changed",
    async (_name, path, make) => {
      const { body: made } = await buyer.post<TmfJson & { id: string; note: TmfJson[] }>(
        path,
        make({ note: [{ text: "Hei" }] }),
      );
      const answered = await seller.patch<{ note: TmfJson[] }>(`${path}/${made.id}`, {
        note: [...made.note, { text: "Selvä" }],
      });
      expect(answered.body.note.map(({ text }) => text)).toEqual(["Hei", "Selvä"]);
      expect((await seller.patch(`${path}/${made.id}`, { note: [{ ...made.note[0], text: "Muuta" }] })).status).toBe(
        422,
      );
    },
  );

  test.each(resources)("%s: hostile words anywhere are words, or refused", async (_name, path, make) => {
    const { body: made } = await buyer.post<TmfJson & { id: string }>(path, make());
    for (const word of hostileStrings.slice(0, 8)) {
      portal.clock.pass(60_000);
      const { status } = await buyer.post(path, make({ externalId: word, note: word, severity: word, [word]: word }));
      expect([word, [201, 400, 413, 422].includes(status)]).toEqual([word, true]);
      for (const caller of [buyer, seller])
        for (const body of [
          { state: word, status: word },
          { [qualificationItem]: word, quoteItem: word, characteristic: word, charge: word },
        ])
          expect((await caller.patch(`${path}/${made.id}`, body)).status).toBeLessThan(500);
      const query = new URLSearchParams([["externalId", word.slice(0, 300)]]).toString();
      expect([200, 400]).toContain((await seller.get(`${path}?${query}`)).status);
    }
  });
});

describe("what a buyer of MEF's Sonata would send", () => {
  const urn = "urn:mef:lso:spec:sonata:access-eline:v3.0.0:all";
  const contact = {
    role: "buyerContactInformation",
    name: "NOC",
    number: "+358401234567",
    emailAddress: "noc@a.example",
  };
  const place = { "@type": "FieldedAddress", role: "UNI_LOCATION", city: "Tampere", country: "FI", postcode: "33100" };
  const asItem = {
    id: "item-001",
    action: "add",
    product: { productConfiguration: { "@type": urn, enniEp: { ingressBandwidthProfile: {} } }, place: [place] },
    relatedContactInformation: [contact],
    requestedCompletionDate: "2027-01-01T00:00:00.000Z",
    billingAccount: { id: "b-1" },
  };
  const head = { relatedContactInformation: [contact], buyerId: "BUYER", sellerId: "SELLER", projectId: "p-1" };
  const asked: [string, string, TmfJson][] = [
    ["an order", orders, { ...head, externalId: "po-1", productOrderItem: [asItem] }],
    ["a quote", quotes, { ...head, instantSyncQuote: false, buyerRequestedQuoteLevel: "firm", quoteItem: [asItem] }],
    [
      "a qualification",
      qualifications,
      { ...head, instantSyncQualification: true, provideAlternative: false, [qualificationItem]: [asItem] },
    ],
    [
      "a ticket",
      tickets,
      {
        ...head,
        ticketType: "assistance",
        severity: "minor",
        priority: "low",
        description: "Ei toimi",
        relatedEntity: [{ id: "x", role: "relatedProduct", "@referredType": "Product" }],
      },
    ],
  ];
  test.each(asked)("%s is refused where it is not ours, well formed", async (_name, path, body) => {
    const { status, body: refusal } = await buyer.post<Refusal>(path, body);
    expect([400, 422]).toContain(status);
    expect(refusal.errors?.length ?? 0).toBeGreaterThan(0);
  });
});
