import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { documentResources } from "../../src/tmf/document-resources.ts";
import type { TestApp } from "../app/create-test-app.ts";
import type { World } from "../documents/support/create-world.ts";
import { createTmfWorld, made, patched } from "./create-tmf-world.ts";
import { deliverConnection } from "./deliver-connection.ts";
import { midnight, newOrder, parties } from "./new-order.ts";
import { newQualification, newQuote, newTicket } from "./new-questions.ts";
import { orders, qualifications, quotes, tickets, type TmfCaller, type TmfJson } from "./tmf-caller.ts";
import { inDays } from "../documents/support/forms.ts";

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

const resources = [
  ["productOrder", orders, "productOrderItem", () => newOrder(world)],
  ["productOfferingQualification", qualifications, "productOfferingQualificationItem", () => newQualification(world)],
  ["quote", quotes, "quoteItem", () => newQuote(world)],
  ["troubleTicket", tickets, null, () => newTicket(connection)],
] as const;

type Refusal = TmfJson & { code: string; errors?: { propertyPath: string }[] };
const words = ["cancellationReason", "rejectReason", "pendingReason", "delayReason", "reasonCode", "delayText"];
const others = [
  "requestedStartDate",
  "statusChangeReason",
  "jeopardyAlert",
  "place",
  "quote",
  "myOwn",
  "qualificationResult",
];

/** Every name that a resource has at the top and in an item, as paths. */
function pathsOf(name: string, items: string | null): string[][] {
  const resource = documentResources.find((one) => one.name === name);
  const told = [...(resource?.owned ?? [])].filter((path) => !path.endsWith("[]"));
  const schema = Object.values(resource?.schemas ?? {}).flatMap((one) =>
    Object.keys((one["properties"] ?? {}) as object),
  );
  const top = [...schema, ...told.filter((path) => !path.includes(".")), ...words, ...others];
  const inItem = told.filter((path) => path.includes(".")).map((path) => path.split("."));
  const ofItem =
    items === null
      ? []
      : [...inItem, [items, "quantity"], [items, "action"], [items, "myOwn"], [items, "product", "id"]];
  return [...[...new Set(top)].filter((one) => one !== items).map((one) => [one]), ...ofItem];
}

const values: readonly [string, unknown][] = [
  ["a text", "muu"],
  ["a list", [{ id: "muu" }]],
  ...(process.env["RUNKO_LONG"] ? [["a day", midnight(inDays(70))] as [string, unknown]] : []),
];

const bodyOf = ([first = "", ...rest]: string[], items: string | null, value: unknown): TmfJson => {
  const deep = rest.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
  return { [first]: first === items ? [{ id: "A-1", ...(deep as TmfJson) }] : deep };
};

/** Whether what is told has all that was sent. */
function tells(told: unknown, sent: unknown): boolean {
  if (Array.isArray(sent)) return sent.every((row) => [told].flat().some((each) => tells(each, row)));
  if (typeof sent === "object" && sent !== null)
    return Object.entries(sent).every(([name, value]) => tells((told as TmfJson | undefined)?.[name], value));
  return told === sent;
}

/** Read or accepted by beyond A3, A5.4 and A7, whatever it is. */
const free = new Set(["@type", "creationDate", "lastUpdate", "statusChange", "note", "@referredType"]);

/** Taken for another attribute, which tells the field. */
const aliases = new Set(["requestedStartDate", "requestedPOQCompletionDate"]);

describe.each(resources)("a change of %s", (name, path, items, make) => {
  test.each(["buyer", "seller"] as const)(
    "by its %s is told, or refused where it stands",
    async (side) => {
      const caller = side === "buyer" ? buyer : seller;
      const { id } = await made<TmfJson & { id: string }>(buyer, path, make());
      const dropped: string[] = [];
      for (const at of pathsOf(name, items))
        for (const [kind, value] of values) {
          if (free.has(at[0] ?? "")) continue;
          portal.clock.pass(60_000);
          const sent = bodyOf(at, items, value);
          const { status, body } = await caller.patch<Refusal>(`${path}/${id}`, sent);
          const pointed =
            body.errors?.some(({ propertyPath }) => propertyPath.startsWith(`/${at[0]}`) || aliases.has(at[0] ?? "")) ??
            false;
          if (status === 200 ? !tells(body, sent) && !aliases.has(at[0] ?? "") : !pointed)
            dropped.push(`${at.join(".")} ${kind} ${status} ${JSON.stringify(body.errors ?? body.code)}`);
        }
      expect(dropped).toEqual([]);
    },
    120_000,
  );

  test("that is the whole resource as it was told changes nothing, for either party", async () => {
    const { id } = await made<TmfJson & { id: string }>(buyer, path, make());
    const whole = async () => {
      for (const caller of [buyer, seller]) {
        const { body, headers } = await caller.get(`${path}/${id}`);
        const after = await caller.patch(`${path}/${id}`, body);
        expect([after.status, after.headers["etag"], after.body], after.text).toEqual([200, headers["etag"], body]);
      }
    };
    await whole();
    await patched(seller, path, { id }, { [name === "troubleTicket" ? "status" : "state"]: "inProgress" });
    await whole();
  });
});

describe("what a change asks for beside what it does is refused where it stands", () => {
  type Refused = { errors: { propertyPath: string; code: string }[] };
  const foreign = () => ({ id: world.supplier.id, role: "buyer", "@referredType": "Organization" });
  const asked: [string, "buyer" | "seller", () => TmfJson, string][] = [
    ["a reason without a state", "buyer", () => ({ cancellationReason: "Turha" }), "/cancellationReason"],
    ["a rejection without a state", "seller", () => ({ rejectReason: "otherReason" }), "/rejectReason"],
    ["a question without a state", "seller", () => ({ pendingReason: { text: "Mikä?" } }), "/pendingReason"],
    [
      "a reason of another state",
      "seller",
      () => ({ state: "inProgress", cancellationReason: "Turha" }),
      "/cancellationReason",
    ],
    ["an id of the supplier's", "seller", () => ({ externalId: "S-1" }), "/externalId"],
    ["another buyer", "buyer", () => ({ relatedParty: [foreign()] }), "/relatedParty/0/id"],
    ["another buyer by the seller", "seller", () => ({ relatedParty: [foreign()] }), "/relatedParty/0/id"],
    [
      "a step that nothing brings about",
      "seller",
      () => ({ state: "inProgress", milestone: [{ name: "completed" }] }),
      "/milestone/0/status",
    ],
    ["a step of no kind", "seller", () => ({ milestone: [{ name: "kissa" }] }), "/milestone/0"],
    [
      "an action of another kind",
      "buyer",
      () => ({ productOrderItem: [{ id: "A-1", action: "delete" }] }),
      "/productOrderItem/0/action",
    ],
    ["a second contract", "buyer", () => ({ agreement: [{ id: "S-1" }, { id: "S-2" }] }), "/agreement/1"],
  ];
  test.each(asked)("%s", async (_name, side, body, pointer) => {
    const { id } = await made<TmfJson & { id: string }>(buyer, orders, newOrder(world));
    const before = await buyer.get(`${orders}/${id}`);
    const refused = await (side === "buyer" ? buyer : seller).patch<Refused>(`${orders}/${id}`, body());
    expect([refused.status, refused.body.errors?.map(({ propertyPath }) => propertyPath)]).toEqual([422, [pointer]]);
    const stale = await (side === "buyer" ? buyer : seller).patch(`${orders}/${id}`, body(), { "if-match": '"999"' });
    expect(stale.status).toBe(412);
    expect((await buyer.get(`${orders}/${id}`)).text).toBe(before.text);
  });

  test("a new order names its own organization as the buyer, or none", async () => {
    const named = (id: unknown) =>
      newOrder(world, { relatedParty: [...parties(), { id, role: "buyer", "@referredType": "Organization" }] });
    const refused = await buyer.post<Refused>(orders, named(world.supplier.id));
    expect([refused.status, refused.body.errors.map(({ propertyPath }) => propertyPath)]).toEqual([
      422,
      ["/relatedParty/3/id"],
    ]);
    expect((await buyer.post(orders, named(world.subscriber.id.toUpperCase()))).status).toBe(201);
  });
});
