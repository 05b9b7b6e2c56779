import { describe, expect, test } from "vitest";
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
  const { title, sender, receiver, date } = describeLetter(texts, { ...order, ...change });
  return [title, `${sender} → ${receiver}`, date];
};
const confirmed = { CONFIRMED: "2026-11-25T08:00:00.000Z" };

describe("describeLetter", () => {
  test("what was asked goes from the subscriber, on the day on which it was made", () => {
    expect(letter({})).toEqual(["Tilaus TID 100234", "Järvi-Net Oy → Runkoverkko Oyj", "2026-11-20"]);
  });

  test.each(["CONFIRMED", "IN_DELIVERY", "READY"] as const)("an order that is %s is a confirmation", (eventState) => {
    expect(letter({ eventState, stateDates: confirmed })).toEqual([
      "Tilausvahvistus TID 100234",
      "Runkoverkko Oyj → Järvi-Net Oy",
      "2026-11-25",
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

  test("what the supplier says comes first", () => {
    const titles = describeLetter(texts, { ...order, stateDates: confirmed }).sections.map(({ title }) => title);
    expect(titles).toEqual([texts.documents.groups.answer, texts.documents.groups.customer]);
  });
});
