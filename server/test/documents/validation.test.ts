import { addressParts } from "@runko/domain/values/address";
import { documentFields, fieldNames } from "@runko/domain/documents/document-fields";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeDocument } from "../builders/make-document.ts";
import { createWorld, type World } from "./support/create-world.ts";
import type { Refused, ShownOrRefused } from "./support/desk.ts";
import { address, answerOf, formOf, inDays, today } from "./support/forms.ts";
import { setLock } from "./support/grid-stage.ts";
import { hostileStrings } from "./support/hostile-strings.ts";
import { isLong } from "./support/long.ts";
import { countingFaults, photograph } from "./support/look.ts";
import { noSuchId } from "./support/no-such.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(async () => {
  await world.portal.close();
});

const finnish = /^[A-ZÅÄÖa-zåäö].*[a-zåäö0-9)\].]$/s;
const english = /\b(the|invalid|expected|required|must|should|error|input|string|too)\b/i;

function expectFinnish({ title, detail = "", errors = [] }: Refused): void {
  for (const text of [title, ...errors.map(({ message }) => message), detail].filter((one) => one !== "")) {
    expect(text).toMatch(finnish);
    expect(text).not.toMatch(english);
  }
}

const errorsOf = ({ errors = [] }: Refused) => errors.map(({ path, code }) => `${path} ${code}`);
const create = (fields: object, more: object = {}) =>
  world.desks.subscriber.create("Order", world.bodyOf("Order", fields, more));

test("a type of change that there is not is told by its name (acceptance F15, specification §8)", async () => {
  const body = world.bodyOf("ChangeOrder", { modificationTypes: ["speed", "bogus"] as never });
  const { status, body: told } = await world.desks.subscriber.create("ChangeOrder", body);
  expect([status, errorsOf(told)]).toEqual([400, ["document.modificationTypes.1 INVALID_MODIFICATION_TYPE"]]);
  expect(told.errors?.[0]?.message).toMatch(/^Virheellinen muutoksen tyyppi/);
});

describe("what a form leaves out is told all at once", () => {
  test("of an order", async () => {
    const answer = await world.desks.subscriber.create("Order", world.bodyOf("Order", {}, { document: {} }));
    expect([answer.status, answer.body.code]).toEqual([422, "VALIDATION_FAILED"]);
    expect(errorsOf(answer.body)).toEqual([
      "document.subscriberConnectionId REQUIRED",
      "document.targetAddress REQUIRED",
      "document.customerName REQUIRED",
      "document.contactName REQUIRED",
      "document.contactPhone REQUIRED",
      "document.requestedDate REQUIRED",
      "document.deliveryType REQUIRED",
      "document.contractLength REQUIRED",
    ]);
    expect(answer.body.errors?.[0]?.message).toBe("Vaadittu kenttä");
    expectFinnish(answer.body);
  });

  test("of each other type, in Finnish", async () => {
    for (const type of ["AvailabilityRequest", "Inquiry", "Fault"] as const) {
      const answer = await world.desks.subscriber.create(type, world.bodyOf(type, {}, { document: {} }));
      expect(answer.status).toBe(422);
      expect(answer.body.errors?.length).toBeGreaterThan(2);
      expectFinnish(answer.body);
    }
  });

  test("of an answer, unless it is skipped", async () => {
    const { db, desks } = world;
    const place = (state: "IN_PROCESSING" | "IN_DELIVERY", type: "Order" | "Inquiry") =>
      makeDocument(db, world, { type, state, fields: formOf(type) });
    const confirmed = await place("IN_PROCESSING", "Order");
    await setLock(world, confirmed, desks.supplier);
    expect(errorsOf((await desks.supplier.act(confirmed, { action: "confirm" })).body)).toEqual([
      "document.supplierConnectionId REQUIRED",
      "document.estimatedDeliveryDate REQUIRED",
    ]);
    const inquiry = await place("IN_PROCESSING", "Inquiry");
    const unanswered = await desks.supplier.act(inquiry, { action: "signReady" });
    expect(errorsOf(unanswered.body)).toEqual([
      "document.estimatedDeliveryTime REQUIRED",
      "document.connectFee REQUIRED",
      "document.monthlyFee REQUIRED",
      "document.validUntilDate REQUIRED",
    ]);
    const skipped = await desks.supplier.act(inquiry, { action: "signReady", skip: true });
    expect(errorsOf(skipped.body)).toEqual([
      "document.connectFee REQUIRED",
      "document.monthlyFee REQUIRED",
      "document.validUntilDate REQUIRED",
    ]);
  });
});

describe("rules of the fields", () => {
  const nextWeek = inDays(7);
  test.each([
    ["requestedDate DATE_IN_PAST", { requestedDate: inDays(-1) }, "Toivottu päivä ei voi olla menneisyydessä"],
    ["requestedDate DATE_TOO_EARLY_FOR_NORMAL", { requestedDate: nextWeek }, undefined],
    ["requestedDate INVALID_DATE", { requestedDate: "2026-02-30" }, undefined],
    ["requestedDate INVALID_DATE", { requestedDate: "huomenna" }, undefined],
    ["contactPhone INVALID_PHONE", { contactPhone: "ei ole" }, "Virheellinen puhelinnumero"],
    ["contactEmail INVALID_EMAIL", { contactEmail: "a@b" }, "Virheellinen sähköpostiosoite"],
    ["customerName TOO_LONG", { customerName: "x".repeat(256) }, undefined],
    ["customerName REQUIRED", { customerName: "   " }, "Vaadittu kenttä"],
    ["targetAddress.postalCode INVALID_POSTAL_CODE", { targetAddress: { ...address, postalCode: "3310" } }, undefined],
    ["targetAddress.postalCode REQUIRED", { targetAddress: { ...address, postalCode: "" } }, undefined],
    ["targetAddress.streetNumber TOO_LONG", { targetAddress: { ...address, streetNumber: "x".repeat(17) } }, undefined],
    ["targetAddress.streetLetter TOO_LONG", { targetAddress: { ...address, streetLetter: "ABCDE" } }, undefined],
    ["followers DUPLICATE", { followers: ["a@b.fi", "a@b.fi"] }, undefined],
    ["followers INVALID_EMAIL", { followers: ["x"] }, undefined],
    ["billingGroupId INVALID_ID", { billingGroupId: "ei" }, undefined],
    ["dslType NOT_FOR_THIS_DOCUMENT", { dslType: "ADSL" }, undefined],
    ["faultType NOT_FOR_THIS_DOCUMENT", { faultType: "fault" }, undefined],
    ["customerName INVALID_VALUE", { customerName: "a\0b" }, undefined],
  ])("%s", async (error, fields, message) => {
    const answer = await create(fields);
    expect([answer.status, errorsOf(answer.body)]).toEqual([422, [`document.${error}`]]);
    const told = answer.body.errors?.[0]?.message;
    expect(told).toBe(message ?? told);
    expectFinnish(answer.body);
  });

  test("today passes where it is not too early", async () => {
    const urgent = await create({ requestedDate: today(), deliveryType: "urgent" });
    expect(urgent.status).toBe(201);
  });

  test("reasons are asked, of the right kind", async () => {
    const { db, desks } = world;
    const inProcessing = () =>
      makeDocument(db, world, { type: "Order", state: "IN_PROCESSING", fields: formOf("Order") });
    const act = async (side: "subscriber" | "supplier", body: object) => desks[side].act(await inProcessing(), body);
    for (const [side, body, error, message] of [
      ["subscriber", { action: "cancel" }, "reason CANCEL_REASON_MISSING", "virhe: Peruutuksen syy puuttuu"],
      ["subscriber", { action: "cancel", reason: "  " }, "reason CANCEL_REASON_MISSING", undefined],
      ["subscriber", { action: "cancel", reason: "x".repeat(256) }, "reason TOO_LONG", undefined],
      ["subscriber", { action: "cancel", reason: "x\0" }, "reason INVALID_VALUE", undefined],
      ["subscriber", { action: "cancel", reason: "x", explanation: "y" }, "explanation NOT_WRITABLE", undefined],
      ["supplier", { action: "reject" }, "reason REJECT_REASON_MISSING", undefined],
      ["supplier", { action: "reject", reason: "muu" }, "reason NOT_AN_OPTION", undefined],
      ["supplier", { action: "reject", reason: "otherReason" }, "explanation REQUIRED", undefined],
      ["supplier", { action: "returnForCompletion" }, "reason IN_PROGRESS_REASON_MISSING", undefined],
    ] as const) {
      const answer = await act(side, body);
      expect([answer.status, errorsOf(answer.body)]).toEqual([422, [error]]);
      expect(answer.body.errors?.[0]?.message).toBe(message ?? answer.body.errors?.[0]?.message);
      expectFinnish(answer.body);
    }
  });

  test("an explanation belongs to the reason that it was given with", async () => {
    const { db, desks } = world;
    const document = await makeDocument(db, world, { type: "Order", state: "IN_PROCESSING", fields: formOf("Order") });
    const explained = { action: "returnForCompletion", reason: "otherReason", explanation: "Puuttuu kuva" };
    const returned = (await desks.supplier.act(document, explained)).body;
    expect(returned.document.reasonExplanation).toBe("Puuttuu kuva");
    const again = (await desks.supplier.act(returned, { action: "startProcessing" })).body;
    const rejected = (await desks.supplier.act(again, { action: "reject", reason: "noNetwork" })).body;
    expect(rejected.document).toMatchObject({ rejectReason: "noNetwork" });
    expect(rejected.document.reasonExplanation).toBeUndefined();
  });
});

describe("what is no request at all", () => {
  test("is malformed, and said so in Finnish", async () => {
    const { desks } = world;
    const right = world.bodyOf("Order");
    const wrong: unknown[] = [
      [],
      {},
      { ...right, supplierId: 5 },
      { ...right, document: null },
      { ...right, document: [] },
      { ...right, document: { customerName: 5 } },
      { ...right, document: { targetAddress: "Hämeenkatu 1" } },
      { ...right, document: { targetAddress: { streetName: 5 } } },
      { ...right, document: { deliveryType: "heti" } },
      { ...right, document: { contractLength: "24" } },
      { ...right, document: { contractLength: 25 } },
      { ...right, document: { terminalChecked: "kyllä" } },
      { ...right, document: { followers: "a@b.fi" } },
      { ...right, document: { followers: [null] } },
      { ...right, eventProducts: {} },
      { ...right, eventProducts: [{}] },
      { ...right, eventProducts: [{ productId: 5 }] },
      { ...right, eventProducts: [{ productId: noSuchId, customFields: { a: 1 } }] },
      { ...right, source: { eventId: "1", mode: "COPY" } },
      { ...right, source: { eventId: 1.5, mode: "COPY" } },
      { ...right, source: { eventId: 1, mode: "VARASTA" } },
    ];
    for (const body of wrong) {
      const answer = await desks.subscriber.post("/orders", body);
      expect([answer.status, answer.body.code], JSON.stringify(body)).toEqual([400, "MALFORMED_REQUEST"]);
      expectFinnish(answer.body);
    }
  });

  test("is refused as text that is no JSON, of another type, or none", async () => {
    const { portal, desks } = world;
    const post = async (payload: string, type: string) => {
      const response = await portal.inject({
        method: "POST",
        url: `/api${desks.subscriber.base}/orders`,
        headers: { authorization: `Bearer ${desks.subscriber.token}`, "content-type": type },
        payload,
      });
      return [response.statusCode, response.json<Refused>().code];
    };
    expect(await post("{", "application/json")).toEqual([400, "MALFORMED_REQUEST"]);
    expect(await post('"Tilaus"', "application/json")).toEqual([400, "MALFORMED_REQUEST"]);
    expect(await post("5", "application/json")).toEqual([400, "MALFORMED_REQUEST"]);
    expect(await post("", "application/json")).toEqual([400, "MALFORMED_REQUEST"]);
    expect(await post("<order/>", "application/xml")).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
    expect(await post("a=1", "application/x-www-form-urlencoded")).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
    const huge = JSON.stringify(world.bodyOf("Order", { subscriberInfo: "x".repeat(1024 * 1024) }));
    expect(await post(huge, "application/json")).toEqual([413, "BODY_TOO_LARGE"]);
  });

  test("is an id in no form of one", async () => {
    const answer = await create({}, { supplierId: "ei" });
    expect([answer.status, errorsOf(answer.body)[0]?.split(" ")[0]]).toEqual([422, "supplierId"]);
    expectFinnish(answer.body);
  });

  test("is too much of something", async () => {
    const many = Array.from({ length: 51 }, () => ({ productId: noSuchId }));
    expect((await create({}, { eventProducts: many })).status).toBe(422);
    const followers = Array.from({ length: 21 }, (_, index) => `a${index}@b.fi`);
    expect(errorsOf((await create({ followers })).body)).toEqual(["document.followers TOO_MANY"]);
    expect((await create({ subscriberInfo: "x".repeat(900_000) })).status).toBe(422);
  });

  test("is an unknown action, or one that PATCH does not do", async () => {
    const { db, desks } = world;
    const document = await makeDocument(db, world, { type: "Order", fields: formOf("Order") });
    for (const action of ["tuhoa", "", 5, null, "create", "copy"]) {
      const answer = await desks.subscriber.act(document, { action });
      expect([action, answer.status, answer.body.code]).toEqual([action, 400, "MALFORMED_REQUEST"]);
    }
    for (const action of ["anonymize", "forward", "startProcessing"])
      expect((await desks.subscriber.act(document, { action })).body.code).toBe("NOT_YOUR_ACTION");
  });
});

describe("hostile texts", () => {
  const textKinds = new Set([
    "text",
    "longText",
    "email",
    "phone",
    "date",
    "instant",
    "money",
    "number",
    "nni",
    "billingGroup",
  ]);
  const texts = (writer: "subscriber" | "supplier") =>
    fieldNames.filter((name) => documentFields[name].writer === writer && textKinds.has(documentFields[name].kind));
  /** Each text meets each field in the long run; else each field meets a share, each text at least one. */
  const stringsFor = (index: number, count: number) =>
    isLong ? hostileStrings : hostileStrings.filter((_, at) => at % count === index % count);

  type Tried = { status: number; body: ShownOrRefused; text: string };

  /** What is wrong with an answer that may refuse, and may not fail. */
  function faultsOf({ status, body, text }: Tried, wanted: 200 | 201): string[] {
    if (status === wanted) return [];
    const messages = [body.title, ...(body.errors ?? []).map(({ message }) => message)];
    const isRight = (status === 400 || status === 422) && messages.every((message) => finnish.test(message));
    return isRight ? [] : [text.slice(0, 300)];
  }

  test("there are 300 of them", () => {
    expect(new Set(hostileStrings).size).toBeGreaterThan(270);
    expect(hostileStrings).toHaveLength(300);
  });

  test("in every text of the subscriber's form are kept as they are, or refused", { timeout: 900_000 }, async () => {
    const fields = texts("subscriber");
    const faults: string[] = [];
    for (const [index, field] of fields.entries())
      for (const text of stringsFor(index, fields.length)) {
        const answer = await create({ [field]: text });
        faults.push(...faultsOf(answer, 201));
        const kept = answer.status !== 201 || (answer.body.document[field] ?? "") === text.trim().normalize("NFC");
        if (!kept) faults.push(`${field} changed ${text}`);
      }
    expect(faults).toEqual([]);
  });

  test("in every part of an address", { timeout: 900_000 }, async () => {
    const faults: string[] = [];
    for (const [index, part] of addressParts.entries())
      for (const text of stringsFor(index, 20))
        faults.push(...faultsOf(await create({ targetAddress: { ...address, [part]: text } }), 201));
    expect(faults).toEqual([]);
  });

  test("in every text of the supplier's answer", { timeout: 900_000 }, async () => {
    const { db, desks } = world;
    const asked = { ...answerOf("Order", "confirm"), ...answerOf("Order", "signReady"), connectFee: "" };
    const fields = texts("supplier").filter((field) => field in asked);
    const faults: string[] = [];
    for (const [index, field] of fields.entries())
      for (const text of stringsFor(index, fields.length * 2)) {
        const document = await makeDocument(db, world, { type: "Order", state: "CONFIRMED", fields: formOf("Order") });
        await setLock(world, document, desks.supplier);
        faults.push(...faultsOf(await desks.supplier.act(document, { document: { [field]: text } }), 200));
      }
    expect(faults).toEqual([]);
  });

  test("as reasons, keys, connection ids and filters", { timeout: 900_000 }, async () => {
    const { db, desks, subscriber } = world;
    for (const text of stringsFor(0, 10)) {
      const document = await makeDocument(db, world, { type: "Order", fields: formOf("Order") });
      expect(faultsOf(await desks.subscriber.act(document, { action: "cancel", reason: text }), 200)).toEqual([]);
      const asked = encodeURIComponent(Buffer.from(text).toString());
      for (const path of [
        `/orders/active?supplierId=${subscriber.id}&supplierConnectionId=${asked}`,
        `/events?docWhere=${encodeURIComponent(JSON.stringify({ customerName: { ilike: text } }))}`,
        `/events?filter=${encodeURIComponent(JSON.stringify({ where: { [text]: 1 }, order: text }))}`,
        `/events?filter=${asked}`,
        `/orders?filter[where][document.customerName]=${asked}`,
        `/orders?limit=${asked}`,
        `/events/${asked}`,
      ])
        expect([200, 400, 404, 422]).toContain((await desks.subscriber.get(path)).status);
    }
  });

  test("as names and values of a product's own fields", async () => {
    const productId = world.product.id;
    for (const text of stringsFor(1, 10)) {
      const customFields = { [text === "__proto__" ? "_" : text]: text };
      const answer = await create({}, { eventProducts: [{ productId, customFields }] });
      expect([400, 422]).toContain(answer.status);
    }
  });

  test("leave the counters right and the tables where they were", async () => {
    const { db } = world;
    expect(await countingFaults(db)).toEqual([]);
    const order = await world.make("Order");
    expect(await photograph(db, order.id)).toContain('"OPEN"');
  });
});
