import { describe, expect, test } from "vitest";
import { documentTypes } from "../enumerations/document-types.ts";
import { texts } from "../texts/texts.ts";
import { describeLetter, type SentDocument } from "./describe-letter.ts";

const order: SentDocument = {
  id: 100234,
  caseId: 100180,
  documentType: "Order",
  eventState: "OPEN",
  archived: false,
  rejected: false,
  modified: false,
  disconnected: false,
  subscriber: { name: "Järvi-Net Oy" },
  supplier: { name: "Runkoverkko Oyj" },
  createdAt: "2026-11-19T22:30:00.000Z",
  stateDates: {},
  document: { customerName: "Oy Asiakas Ab", estimatedDeliveryDate: "2026-12-09" },
  eventProducts: [],
};

const letter = (change: Partial<SentDocument>) => {
  const { title, sender, head } = describeLetter(texts, { ...order, ...change });
  const valueOf = (label: string) => head.find((line) => line.label === label)?.value ?? "";
  const { letters } = texts;
  expect(valueOf(letters.sender)).toContain(sender);
  return [title, `${valueOf(letters.sender)} → ${valueOf(letters.receiver)}`, valueOf(letters.date)];
};
const confirmed = { CONFIRMED: "2026-11-25T08:00:00.000Z" };

describe("describeLetter", () => {
  test("what was asked goes from the subscriber, on the day on which it was made", () => {
    expect(letter({})).toEqual([
      "Tilaus TID 100234",
      "Järvi-Net Oy (tilaaja) → Runkoverkko Oyj (toimittaja)",
      "20.11.2026",
    ]);
  });

  test.each(["CONFIRMED", "IN_DELIVERY", "READY"] as const)("an order that is %s is a confirmation", (eventState) => {
    expect(letter({ eventState, stateDates: confirmed })).toEqual([
      "Tilausvahvistus TID 100234",
      "Runkoverkko Oyj (toimittaja) → Järvi-Net Oy (tilaaja)",
      "25.11.2026",
    ]);
  });

  test("what was cancelled or rejected confirms nothing", () => {
    expect(letter({ eventState: "CANCELLED", stateDates: confirmed })[0]).toBe("Tilaus TID 100234");
    const inquiry = {
      documentType: "Inquiry",
      eventState: "READY",
      stateDates: { READY: "2026-11-24T08:00:00.000Z" },
    } as const;
    expect(letter(inquiry)[0]).toBe("Tarjous TID 100234");
    expect(letter({ ...inquiry, rejected: true })[0]).toBe("Tarjouspyyntö TID 100234");
  });

  test.each(documentTypes)("each party of a document of type %s is told once", (documentType) => {
    for (const stateDates of [{}, confirmed, { READY: "2026-11-25T08:00:00.000Z" }]) {
      const told = describeLetter(texts, { ...order, documentType, stateDates }).head.map(({ value }) => value);
      for (const { name } of [order.subscriber, order.supplier])
        expect(told.filter((value) => value.includes(name))).toHaveLength(1);
    }
  });

  test("what the supplier says comes first", () => {
    const titles = describeLetter(texts, { ...order, stateDates: confirmed }).sections.map(({ title }) => title);
    expect(titles).toEqual([texts.documents.groups.answer, texts.documents.groups.customer]);
  });
});
