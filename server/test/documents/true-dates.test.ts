import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { addDays } from "@runko/domain/values/calendar-date";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createWorld, type World } from "./support/create-world.ts";
import type { Desk, Shown } from "./support/desk.ts";
import { answerOf, inDays, today } from "./support/forms.ts";
import { photograph } from "./support/look.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.portal.close());

const deskOf = (type: DocumentType): Desk => (type === "Fault" ? world.desks.faultHandler : world.desks.supplier);

async function act(document: Shown, action: string, fields?: DocumentFields, more = {}) {
  const desk = deskOf(document.documentType);
  const { version, editLock } = (await desk.read(document)).body;
  if (fields && !editLock) await desk.lock(document.id);
  return desk.act({ ...document, version }, { action, ...(fields && { document: fields }), ...more });
}

async function taken(type: DocumentType): Promise<Shown> {
  const document = await world.make(type);
  await act(document, "startProcessing");
  return document;
}

async function underDelivery(): Promise<Shown> {
  const order = await taken("Order");
  await act(order, "confirm", answerOf("Order", "confirm"));
  await act(order, "deliver");
  return order;
}

async function expectRefused(document: Shown, action: string, fields: DocumentFields, code: string, more = {}) {
  await deskOf(document.documentType).lock(document.id);
  const before = await photograph(world.db, document.id);
  const answer = await act(document, action, fields, more);
  expect([answer.status, answer.body.errors?.map((error) => error.code)]).toEqual([422, [code]]);
  expect(await photograph(world.db, document.id)).toBe(before);
}

describe("dates that cannot be true are refused and leave no trace (documents F8, D-43)", () => {
  test("an order is neither delivered in the future nor before it was made", async () => {
    const order = await underDelivery();
    const delivered = (actualDeliveryDate: string) => ({ ...answerOf("Order", "signReady"), actualDeliveryDate });
    await expectRefused(order, "signReady", delivered(inDays(1)), "DELIVERY_IN_FUTURE");
    await expectRefused(order, "signReady", delivered(inDays(-1)), "DELIVERY_BEFORE_ORDER");
    await expectRefused(order, "signReady", delivered("1900-01-01"), "DATE_TOO_OLD");
    await expectRefused(order, "signReady", delivered("9999-12-31"), "DATE_TOO_FAR");
    expect((await act(order, "signReady", delivered(today()))).status).toBe(200);
  });

  test("an order is not promised for before the day it is confirmed, then or later", async () => {
    const order = await taken("Order");
    const promised = (estimatedDeliveryDate: string) => ({ ...answerOf("Order", "confirm"), estimatedDeliveryDate });
    await expectRefused(order, "confirm", promised(inDays(-1)), "ESTIMATE_BEFORE_CONFIRMATION");
    expect((await act(order, "confirm", promised(today()))).status).toBe(200);
    await world.db
      .updateTable("documents")
      .set({ confirmed_at: new Date(Date.now() - 5 * 86_400_000) })
      .execute();
    const because = { delayReason: "SUPPLIER_FAULT", text: "Merkitty väärin" };
    const earlier4 = { estimatedDeliveryDate: inDays(-4) };
    expect((await act(order, "editAnswer", earlier4, because)).status).toBe(200);
    const earlier = { estimatedDeliveryDate: inDays(-7) };
    await expectRefused(order, "editAnswer", earlier, "ESTIMATE_BEFORE_CONFIRMATION", because);
  });

  test("a fault is corrected after it began and not in the future", async () => {
    const fault = await taken("Fault");
    const corrected = (time: number) => ({
      ...answerOf("Fault", "signReady"),
      correctionTime: new Date(time).toISOString(),
    });
    await expectRefused(fault, "signReady", corrected(Date.now() + 600_000), "CORRECTION_IN_FUTURE");
    await expectRefused(fault, "signReady", corrected(Date.now() - 7_200_000), "CORRECTION_BEFORE_FAULT");
    expect((await act(fault, "signReady", corrected(Date.now()))).status).toBe(200);
  });

  test("an offer that was written in time is not sent when its validity has passed", async () => {
    const inquiry = await taken("Inquiry");
    const offer = answerOf("Inquiry", "signReady");
    expect((await act(inquiry, "editAnswer", offer)).status).toBe(200);
    const passed = addDays(today(), -1);
    await world.db.updateTable("documents").set({ valid_until_date: passed }).where("id", "=", inquiry.id).execute();
    await expectRefused(inquiry, "signReady", {}, "VALID_UNTIL_IN_PAST");
  });

  test("nothing is asked for more than ten years ahead", async () => {
    const answer = await world.desks.subscriber.create("Order", world.bodyOf("Order", { requestedDate: "2999-01-01" }));
    expect(answer.body.errors).toEqual([
      {
        path: "document.requestedDate",
        code: "DATE_TOO_FAR",
        message: "Päivä on yli kymmenen vuoden päässä, tarkista vuosi",
      },
    ]);
  });
});
