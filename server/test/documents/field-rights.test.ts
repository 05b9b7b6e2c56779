import { fieldNames } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { documentTypes, isOrderType } from "@runko/domain/enumerations/document-types";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeBillingGroup } from "../builders/make-billing.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeNni } from "../builders/make-nni.ts";
import { makeProduct, makeProductGroup } from "../builders/make-product.ts";
import { createWorld, type World } from "./support/create-world.ts";
import type { Desk, Refused } from "./support/desk.ts";
import { categoryForms, fieldRights, type FieldRight, type Place } from "./support/field-rights.ts";
import { answerOf, formOf } from "./support/forms.ts";
import { setLock } from "./support/grid-stage.ts";
import { isLong } from "./support/long.ts";
import { photograph } from "./support/look.ts";

let world: World;
let rights: FieldRight[];
beforeAll(async () => {
  world = await createWorld();
  const { db, supplier, subscriber, product } = world;
  const rows = [{ organization: subscriber, from: true, to: true }];
  const nni = await makeNni(db, supplier, { groups: [product.group], rights: rows });
  rights = fieldRights({ nni: nni.id, billingGroup: (await makeBillingGroup(db, subscriber)).id });
});
afterAll(async () => {
  await world.portal.close();
});

const of = (writer: FieldRight["writer"]) => rights.filter((right) => right.writer === writer);
const notOf = (writer: FieldRight["writer"]) => rights.filter((right) => right.writer !== writer);

async function place({ type, category }: Place, state: State) {
  const fields = { ...formOf(type), ...(category && categoryForms[category]) };
  return makeDocument(world.db, world, { type, state, fields, ...(category && { category }) });
}

const answerer = ({ type }: Place): Desk => (type === "Fault" ? world.desks.faultHandler : world.desks.supplier);

test("the table names every field once", () => {
  expect(rights.map(({ field }) => field).toSorted()).toEqual([...fieldNames].toSorted());
});

type State = "OPEN" | "IN_PROCESSING" | "READY";

async function change(right: Place, desk: Desk, [state, action]: [State, string], given: readonly FieldRight[]) {
  const document = await place(right, state);
  await setLock(world, document, desk);
  const before = await photograph(world.db, document.id);
  const answer = await desk.act(document, { action, document: valuesOf(given) });
  return { answer, unchanged: before === (await photograph(world.db, document.id)) };
}

const valuesOf = (given: readonly FieldRight[]) => Object.fromEntries(given.map(({ field, value }) => [field, value]));

describe("what is one's own to write is written", () => {
  test("by the subscriber, in its form", async () => {
    for (const right of of("subscriber")) {
      const { answer } = await change(right, world.desks.subscriber, ["OPEN", "edit"], [right]);
      expect([right.field, answer.status, answer.body.errors]).toEqual([right.field, 200, undefined]);
      expect(answer.body.document[right.field]).toEqual(right.value);
    }
  });

  test("by the supplier or fault handler, in its answer", async () => {
    for (const right of of("answer")) {
      const { answer } = await change(right, answerer(right), ["IN_PROCESSING", "editAnswer"], [right]);
      expect([right.field, answer.status, answer.body.errors]).toEqual([right.field, 200, undefined]);
      expect(answer.body.document[right.field]).toEqual(right.value);
    }
  });
});

describe("what is not is refused and leaves all as it was", () => {
  /** All at once; in the long run also one by one. */
  const portions = (fields: FieldRight[]) => [fields, ...(isLong ? fields.map((one) => [one]) : [])];
  const refusedFields = ({ errors = [] }: Refused) =>
    errors.flatMap(({ path, code }) => (code === "NOT_WRITABLE" ? [path.replace("document.", "")] : [])).toSorted();
  const namesOf = (fields: FieldRight[]) => fields.map(({ field }) => field as string).toSorted();

  test.each(["AvailabilityRequest", "Inquiry", "Order", "Fault"] as const)("in a new %s", async (type) => {
    for (const fields of portions(notOf("subscriber"))) {
      const answer = await world.desks.subscriber.create(type, world.bodyOf(type, valuesOf(fields)));
      expect([answer.status, refusedFields(answer.body)]).toEqual([422, namesOf(fields)]);
    }
  });

  const fieldless = new Set(["cancel", "archive", "markProcessed", "startProcessing", "returnForCompletion"]);
  test.each([
    ["edit", "OPEN", "subscriber"],
    ["cancel", "OPEN", "subscriber"],
    ["archive", "READY", "subscriber"],
    ["markProcessed", "READY", "subscriber"],
    ["startProcessing", "OPEN", "answerer"],
    ["returnForCompletion", "IN_PROCESSING", "answerer"],
    ["editAnswer", "IN_PROCESSING", "answerer"],
    ["confirm", "IN_PROCESSING", "answerer"],
    ["signReady", "IN_PROCESSING", "answerer"],
  ] as const)("by %s in %s, of the %s", async (action, state, side) => {
    for (const type of documentTypes) {
      if (isOrderType(type) ? action === "signReady" : action === "confirm") continue;
      const desk = side === "subscriber" ? world.desks.subscriber : answerer({ type });
      const own = side === "subscriber" ? "subscriber" : "answer";
      const forbidden = fieldless.has(action) ? rights : notOf(own);
      for (const fields of portions(forbidden)) {
        const { answer, unchanged } = await change({ type }, desk, [state, action], fields);
        expect([type, answer.status, unchanged]).toEqual([type, 422, true]);
        expect(refusedFields(answer.body)).toEqual(namesOf(fields));
      }
    }
  });
});

test.each(Object.keys(categoryForms) as ProductCategory[])(
  "an order of category %s is created with every field of its form",
  async (category) => {
    const { db, supplier, subscriber, desks, bodyOf } = world;
    const group = await makeProductGroup(db, { category });
    const product = await makeProduct(db, supplier, { group });
    const nni = await makeNni(db, supplier, {
      groups: [group],
      rights: [{ organization: subscriber, from: true, to: true }],
    });
    const own = of("subscriber").filter((right) => right.category === category);
    const common = new Set(["customerName", "billingGroupId", "billingAddress", "followers", "projectId"]);
    const values = [...own, ...of("subscriber").filter(({ field }) => common.has(field))].map(
      ({ field, value }) => [field, field.startsWith("nni") ? nni.id : value] as const,
    );
    const fields = { ...categoryForms[category], ...Object.fromEntries(values) };
    const answer = await desks.subscriber.create(
      "Order",
      bodyOf("Order", fields, { eventProducts: [{ productId: product.id }] }),
    );
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
    const said = Object.entries(fields).filter(([, value]) => value !== null);
    expect(answer.body.document).toMatchObject(Object.fromEntries(said));
    expect((await desks.supplier.read(answer.body)).body.document).toEqual(answer.body.document);
  },
);

describe("an unknown key is malformed, wherever it stands", () => {
  const keys = [
    "id",
    "eventState",
    "version",
    "caseId",
    "subscriberId",
    "createdById",
    "archived",
    "rejected",
    "ordered",
    "modified",
    "disconnected",
    "userProcessed",
    "cancelConfirmed",
    "answerShown",
    "originalEventId",
    "editLockById",
    "allowedActions",
    "files",
    "constructor",
  ];

  test.each(keys)("%s", async (key) => {
    const { db, desks, bodyOf, product } = world;
    const document = await makeDocument(db, world, { type: "Order", fields: formOf("Order") });
    await setLock(world, document, desks.subscriber);
    const before = await photograph(db, document.id);
    const priced = { productId: product.id, [key]: "1" };
    const whole = { streetName: "A", streetNumber: "1", postalCode: "33100", postalPlace: "T", [key]: "1" };
    const bodies = [
      ...(key === "supplierId" ? [] : [{ action: "edit", [key]: "1" }]),
      { action: "edit", document: { [key]: "1" } },
      { action: "edit", document: { targetAddress: whole } },
      { action: "edit", eventProducts: [priced] },
    ];
    for (const body of bodies) {
      const { status, body: refused } = await desks.subscriber.act(document, body);
      expect([status, refused.code]).toEqual([400, "MALFORMED_REQUEST"]);
      expect(refused.errors).toMatchObject([{ code: "UNKNOWN_FIELD", message: "Tuntematon kenttä, poista se" }]);
      expect(refused.errors?.[0]?.path).toMatch(new RegExp(`(^|\\.)${key}$`));
    }
    expect(await photograph(db, document.id)).toBe(before);
    const created = [
      bodyOf("Order", { [key]: "1" } as DocumentFields),
      bodyOf("Order", {}, { eventProducts: [priced] }),
      ...(key === "subscriberId" ? [] : [bodyOf("Order", {}, { [key]: "1" })]),
    ];
    for (const body of created) expect((await desks.subscriber.create("Order", body)).status).toBe(400);
  });

  test("a prototype is no key", async () => {
    const { desks, portal } = world;
    const response = await portal.inject({
      method: "POST",
      url: `/api${desks.subscriber.base}/orders`,
      headers: { authorization: `Bearer ${desks.subscriber.token}`, "content-type": "application/json" },
      payload: '{"supplierId":"x","document":{"__proto__":{"version":9}},"eventProducts":[]}',
    });
    expect(response.statusCode).toBe(400);
  });
});

describe("prices", () => {
  const paths = (body: Refused) => (body.errors ?? []).map(({ path, code }) => `${path} ${code}`);

  test("are never the subscriber's to set", async () => {
    const { db, desks, bodyOf, product } = world;
    const productId = product.id;
    for (const priced of [{ productPrice: "0.01" }, { monthPrice: "0.01" }, { active: false }]) {
      const [name = ""] = Object.keys(priced);
      const create = bodyOf("Order", {}, { eventProducts: [{ productId, ...priced }] });
      expect((await desks.subscriber.create("Order", create)).status).toBe(400);
      const document = await makeDocument(db, world, { type: "Order", fields: formOf("Order") });
      await setLock(world, document, desks.subscriber);
      const before = await photograph(db, document.id);
      const edited = await desks.subscriber.act(document, { eventProducts: [{ productId, ...priced }] });
      expect([edited.status, paths(edited.body)]).toEqual([422, [`eventProducts.0.${name} NOT_WRITABLE`]]);
      const path = `/events/${document.id}/event-products`;
      const changed = await desks.subscriber.patch(path, { productId, ...priced }, { "if-match": '"1"' });
      expect([changed.status, paths(changed.body)]).toEqual([422, [`eventProducts.0.${name} NOT_WRITABLE`]]);
      const cancel = { action: "cancel", reason: "x", eventProducts: [{ productId, ...priced }] };
      const cancelled = await desks.subscriber.act(document, cancel);
      expect([cancelled.status, paths(cancelled.body)]).toEqual([422, ["eventProducts NOT_WRITABLE"]]);
      expect(await photograph(db, document.id)).toBe(before);
    }
  });

  test("are the supplier's, who chooses no product and no custom field", async () => {
    const { db, supplier, desks, product } = world;
    const other = await makeProduct(db, supplier, { group: product.group });
    const answer = async (given: object) => {
      const fields = { ...formOf("Order"), ...answerOf("Order", "confirm") };
      const document = await makeDocument(db, world, { type: "Order", state: "CONFIRMED", fields });
      await setLock(world, document, desks.supplier);
      return desks.supplier.act(document, { eventProducts: [given] });
    };
    const right = await answer({ productId: product.id, productPrice: "12.50", monthPrice: "0.00", active: true });
    expect(right.body.eventProducts).toMatchObject([{ productPrice: "12.50", monthPrice: "0.00", active: true }]);
    expect((await answer({ productId: product.id })).status).toBe(200);
    expect(paths((await answer({ productId: other.id })).body)).toEqual([
      "eventProducts.0.productId PRODUCT_NOT_AVAILABLE",
    ]);
    expect(paths((await answer({ productId: product.id, customFields: { A: "1" } })).body)).toEqual([
      "eventProducts.0.customFields NOT_WRITABLE",
    ]);
    for (const price of ["", "-1.00", "1", "1.5", "1,50", "NaN", "1e3", "99999999999.00", " 1.00", "0x10"])
      expect(paths((await answer({ productId: product.id, monthPrice: price })).body)).toEqual([
        "eventProducts.0.monthPrice INVALID_MONEY",
      ]);
    expect((await answer({ productId: product.id, monthPrice: 5 })).status).toBe(400);
  });
});
