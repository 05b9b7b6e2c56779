import { documentCollections, documentTypes } from "@runko/domain/enumerations/document-types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { v7 as uuidv7 } from "uuid";
import type { Answer } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeBillingGroup } from "../builders/make-billing.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeNni } from "../builders/make-nni.ts";
import { addPair, type World } from "./support/create-world.ts";
import type { Desk } from "./support/desk.ts";
import { answerOf, formOf } from "./support/forms.ts";
import { countingFaults } from "./support/look.ts";
import { bare, noSuchEvent, noSuchId } from "./support/no-such.ts";

const canary = "KANARIA";

/** Ids of A's things, or of nothing. */
type Ids = {
  event: number;
  case: number;
  subscriber: string;
  supplier: string;
  product: string;
  group: string;
  nni: string;
  billing: string;
  connection: string;
  user: string;
};
const nothing: Ids = {
  event: noSuchEvent,
  case: noSuchEvent,
  subscriber: noSuchId,
  supplier: noSuchId,
  product: noSuchId,
  group: noSuchId,
  nni: noSuchId,
  billing: noSuchId,
  connection: "ei-ole",
  user: noSuchId,
};

let portal: TestApp;
let b: World;
let own: { id: number; caseId: number };
let ofA: Ids[];
beforeAll(async () => {
  portal = await createTestApp();
  const a = await addPair(portal);
  const { db } = portal;
  for (const { id } of [a.subscriber, a.supplier])
    await db
      .updateTable("organizations")
      .set({ name: `${canary} Oy ${id}` })
      .where("id", "=", id)
      .execute();
  await db
    .updateTable("products")
    .set({ name: `${canary} tuote` })
    .where("id", "=", a.product.id)
    .execute();
  await db
    .updateTable("product_groups")
    .set({ name: `${canary} ryhmä` })
    .where("id", "=", a.product.group.id)
    .execute();
  for (const { id } of [a.subscriberUser, a.supplierUser])
    await db.updateTable("users").set({ last_name: canary }).where("id", "=", id).execute();
  const rights = [{ organization: a.subscriber, from: true, to: true }];
  const nni = await makeNni(db, a.supplier, { groups: [a.product.group], rights, identifier: `${canary}-NNI` });
  const billing = await makeBillingGroup(db, a.subscriber, { name: canary });
  ofA = [];
  for (const type of documentTypes) {
    const texts = { subscriberInfo: canary, subscriberConnectionId: `${canary}-${type}`, contactName: canary };
    const fields = { ...formOf(type), ...answerOf(type, "confirm"), ...texts, billingGroupId: billing.id };
    const document = await makeDocument(db, a, {
      type,
      state: type === "Order" ? "READY" : "OPEN",
      fields: { ...fields, supplierConnectionId: `${canary}-T-${type}`, customerName: canary },
    });
    await db
      .insertInto("files")
      .values({
        id: uuidv7(),
        document_id: document.id,
        organization_id: a.subscriber.id,
        uploaded_by_id: a.subscriberUser.id,
        name: `${canary}.pdf`,
        content_type: "application/pdf",
        size: 1,
        storage_key: "x",
      })
      .execute();
    ofA.push({
      event: document.id,
      case: document.caseId,
      subscriber: a.subscriber.id,
      supplier: a.supplier.id,
      product: a.product.id,
      group: a.product.group.id,
      nni: nni.id,
      billing: billing.id,
      connection: `${canary}-T-${type}`,
      user: a.subscriberUser.id,
    });
  }
  b = await addPair(portal);
  own = await b.make("Order");
});
afterAll(async () => {
  await portal.close();
});

const first = (): Ids => ofA[2] as Ids;
const desks = (): Desk[] => Object.values(b.desks);

/** The answer without request id and without the ids that it repeats from the question. */
function plain(answer: Answer<unknown>, ids: Ids): string {
  const total = answer.headers["x-total-count"];
  const text = Object.values(ids).reduce<string>((left, id) => left.replaceAll(String(id), "ID"), bare(answer));
  return `${text} ${total ?? ""}`;
}

async function expectSame(ask: (ids: Ids) => Promise<Answer<unknown>>, all = ofA): Promise<void> {
  const none = plain(await ask(nothing), nothing);
  for (const ids of all) {
    const answer = await ask(ids);
    expect(answer.text).not.toContain(canary);
    expect(answer.status).toBeLessThan(500);
    expect(plain(answer, ids)).toBe(none);
  }
}

type Operation = { method: string; path: string };

function documentOperations(): Operation[] {
  const { paths } = portal.app.swagger() as { paths: Record<string, Record<string, { tags?: string[] }>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { tags = [] }]) =>
      path.includes("{id}") && tags.some((tag) => ["documents", "events", "counts", "live"].includes(tag))
        ? [{ method: method.toUpperCase(), path }]
        : [],
    ),
  );
}

const fill = (path: string, values: Record<string, unknown>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? noSuchId));

async function call(token: string, { method, path }: Operation, payload?: object): Promise<Answer<unknown>> {
  const response = await portal.inject({
    method: method as "GET",
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, "if-match": '"1"' },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, headers: response.headers, text: response.body, body: undefined };
}

const payloadOf = ({ method, path }: Operation) => {
  if (method === "POST") return path.endsWith("event-products") ? { productId: noSuchId } : b.bodyOf("Order");
  return method === "PATCH" && path.endsWith("event-products") ? { productId: noSuchId } : {};
};

describe("another's ids in the path", () => {
  test("of the organization, in every call on documents", async () => {
    const operations = documentOperations();
    expect(operations.length).toBeGreaterThan(30);
    for (const operation of operations) {
      for (const role of ["SUBSCRIBER", "SUPPLIER", "ERROR_HANDLER"]) {
        for (const side of ["subscriber", "supplier"] as const) {
          const asked = (ids: Ids) => {
            const values = { role, id: ids[side], docId: ids.event, eventId: ids.event, caseId: ids.case };
            const path = fill(operation.path, values);
            return call(b.desks.subscriber.token, { ...operation, path }, payloadOf(operation));
          };
          await expectSame(asked, [first()]);
          expect((await asked(first())).status).toBe(404);
        }
      }
    }
  });

  test("of the document or case, in every call that names one", async () => {
    const operations = documentOperations().filter(({ path }) => /\{(docId|eventId|caseId)\}/.test(path));
    expect(operations.length).toBeGreaterThan(15);
    for (const operation of operations) {
      for (const desk of desks()) {
        await expectSame(
          (ids) => {
            const { organizationId: id, role, token } = desk;
            const values = { id, role, docId: ids.event, eventId: ids.event, caseId: ids.case };
            return call(token, { ...operation, path: fill(operation.path, values) }, payloadOf(operation));
          },
          operation.path.includes("docId") ? ofA : [first()],
        );
      }
    }
  });
});

describe("another's ids in the query", () => {
  const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  const wheres: ((ids: Ids) => object)[] = [
    (ids) => ({ id: ids.event }),
    (ids) => ({ id: { inq: [ids.event, ids.event] } }),
    (ids) => ({ or: [{ id: ids.event }, { caseId: ids.case }] }),
    (ids) => ({ or: [{ and: [{ or: [{ subscriberId: ids.subscriber }] }] }, { supplierId: ids.supplier }] }),
    (ids) => ({ id: { neq: ids.event }, caseId: { nin: [ids.case] }, subscriberId: { neq: ids.subscriber } }),
    (ids) => ({ productGroupId: ids.group }),
    (ids) => ({ caseActiveEventId: ids.event }),
    (ids) => ({ originalEventId: ids.event }),
    (ids) => ({ document: { nniFromId: ids.nni } }),
    (ids) => ({ "document.billingGroupId": ids.billing }),
    (ids) => ({ "document.supplierConnectionId": { ilike: ids.connection } }),
    (ids) => ({ "document.customerName": { like: `%${String(ids.connection).slice(0, 7)}%` } }),
    () => ({ "subscriber.name": { ilike: "%kanaria%" } }),
    () => ({ or: [{ "supplier.name": { like: "KAN%" } }, { productName: { like: "KAN%" } }] }),
  ];

  test("in the filter of every list and of search", async () => {
    const paths = [...documentTypes.map((type) => `/${documentCollections[type]}`), "/events"];
    for (const desk of desks())
      for (const path of paths)
        for (const where of wheres)
          await expectSame(
            (ids) => {
              const filter = { where: where(ids), include: ["eventProducts", "files", "originalEvent"] };
              return desk.get(`${path}?filter=${encoded(filter)}`);
            },
            [first()],
          );
  });

  test("in the wheres of search", async () => {
    for (const desk of desks()) {
      for (const query of [
        (ids: Ids) => `docWhere=${encoded({ supplierConnectionId: ids.connection })}`,
        (ids: Ids) => `docWhere=${encoded({ or: [{ nniFromId: ids.nni }, { billingGroupId: ids.billing }] })}`,
        (ids: Ids) => `prodWhere=${encoded({ productId: ids.product })}`,
        () => `prodWhere=${encoded({ productName: { ilike: "%kanaria%" } })}`,
        () => `targetAddrWhere=${encoded({ streetName: "Hämeenkatu" })}`,
      ])
        await expectSame((ids) => desk.get(`/events?${query(ids)}`), [first()]);
    }
  });

  test("in the search for an active order", async () => {
    for (const desk of desks()) {
      await expectSame((ids) => desk.get(`/orders/active?caseId=${ids.case}`));
      await expectSame((ids) =>
        desk.get(`/orders/active?supplierConnectionId=${ids.connection}&supplierId=${ids.supplier}`),
      );
    }
  });
});

describe("another's ids in the body", () => {
  const post = (more: (ids: Ids) => object, fields: (ids: Ids) => object = () => ({})) =>
    expectSame(
      async (ids) => {
        const type = "Inquiry";
        return b.desks.subscriber.create(type, b.bodyOf(type, fields(ids), more(ids)));
      },
      [first()],
    );

  test("of a new document", async () => {
    await post(({ supplier }) => ({ supplierId: supplier }));
    await post(({ subscriber }) => ({ subscriberId: subscriber }));
    await post(({ product }) => ({ eventProducts: [{ productId: product }] }));
    await post(
      () => ({}),
      ({ billing }) => ({ billingGroupId: billing }),
    );
    await post(
      () => ({}),
      ({ nni }) => ({ nniFromId: nni, nniToId: nni }),
    );
    for (const mode of ["COPY", "FORWARD", "ORDER", "FROM_EXISTING"])
      await post(({ event }) => ({ source: { eventId: event, mode } }));
    await expectSame(
      (ids) => b.desks.faultHandler.create("Fault", b.bodyOf("Fault", {}, { subscriberId: ids.subscriber })),
      [first()],
    );
  });

  test("of a change", async () => {
    const { subscriber } = b.desks;
    const document = await b.make("Inquiry");
    const edit = (body: (ids: Ids) => object) =>
      expectSame(
        async (ids) => {
          await subscriber.lock(document.id);
          return subscriber.act(document, { action: "edit", ...body(ids) });
        },
        [first()],
      );
    await edit(({ product }) => ({ eventProducts: [{ productId: product }] }));
    await edit(({ billing }) => ({ document: { billingGroupId: billing } }));
    await edit(({ nni }) => ({ document: { nniFromId: nni } }));
    await edit(({ nni }) => ({ document: { nniToId: nni } }));
    const path = `/events/${document.id}/event-products`;
    for (const method of ["POST", "PATCH"] as const)
      await expectSame(
        ({ product }) => call(subscriber.token, { method, path: `${subscriber.base}${path}` }, { productId: product }),
        [first()],
      );
    await expectSame(
      ({ product }) => subscriber.delete(`${path}?productId=${product}`, { "if-match": '"1"' }),
      [first()],
    );
  });

  test("connection ids of one subscriber say nothing of another's", async () => {
    const taken = { subscriberConnectionId: `${canary}-Order` };
    expect((await b.desks.subscriber.create("Order", b.bodyOf("Order", taken))).status).toBe(201);
  });
});

test("what is one's own is found by all these ways", async () => {
  const { subscriber } = b.desks;
  for (const path of [`/orders/${own.id}`, `/events/${own.id}`, `/cases/${own.caseId}`, `/events/${own.id}/event-logs`])
    expect((await subscriber.get(path)).status).toBe(200);
  const where = encodeURIComponent(JSON.stringify({ where: { or: [{ id: own.id }, { caseId: own.caseId }] } }));
  const found = await subscriber.get<unknown[]>(`/events?filter=${where}`);
  expect([found.body.length, found.headers["x-total-count"]]).toEqual([1, "1"]);
  expect(await countingFaults(portal.db)).toEqual([]);
});
