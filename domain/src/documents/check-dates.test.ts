import { describe, expect, test } from "vitest";
import { minimalFault, minimalInquiry, minimalOrders } from "../../test/minimal-documents.ts";
import { issueMessage } from "../values/issue-message.ts";
import { checkDates, type DateContext } from "./check-dates.ts";
import type { DocumentAction } from "./document-actions.ts";
import type { DocumentFields } from "./document-fields-schema.ts";
import type { DocumentType } from "../enumerations/document-types.ts";
import { texts } from "../texts/texts.ts";

const asking = (documentType: DocumentType, change: Partial<DateContext> = {}): DateContext => ({
  documentType,
  today: "2026-11-20",
  now: "2026-11-20T12:00:00.000Z",
  minimumNormalDays: 10,
  history: null,
  part: { of: "subscriber" },
  ...change,
});

// Made at half past midnight in Helsinki, when UTC still has the day before.
const history = { createdAt: "2026-11-04T22:30:00.000Z", confirmedAt: null, faultTime: "2026-11-05T07:00:00.000Z" };

const answering = (documentType: DocumentType, action: DocumentAction, change: Partial<DateContext> = {}) =>
  asking(documentType, { history, part: { of: "answer", action, skip: false }, ...change });

const told = (fields: DocumentFields, context: DateContext) =>
  checkDates(fields, context).map((issue) => `${issue.path}: ${issueMessage(texts.issues, issue)}`);

describe("dates that cannot be true get a field error (documents F8, D-43)", () => {
  test.each([
    ["2026-11-21", "Toteutunut päivä ei voi olla tulevaisuudessa"],
    ["2027-12-24", "Toteutunut päivä ei voi olla tulevaisuudessa"],
    ["2026-11-04", "Toteutunut päivä ei voi olla ennen tapahtuman tekemistä 5.11.2026"],
    ["9999-12-31", "Päivä on yli kymmenen vuoden päässä, tarkista vuosi"],
    ["1900-01-01", "Päivä on ennen vuotta 1990, tarkista vuosi"],
  ])("an order was not delivered on %s", (actualDeliveryDate, message) => {
    const expected = [`actualDeliveryDate: ${message}`];
    for (const action of ["signReady", "editAnswer"] as const)
      expect(told({ actualDeliveryDate }, answering("Order", action))).toEqual(expected);
  });

  test.each(["2026-11-05", "2026-11-20"])("an order may have been delivered on %s", (actualDeliveryDate) => {
    expect(told({ actualDeliveryDate }, answering("Order", "signReady"))).toEqual([]);
  });

  test.each<[string, DocumentAction, string | null, string[]]>([
    ["2026-11-20", "confirm", null, []],
    ["2026-11-19", "confirm", null, ["20.11.2026"]],
    ["2026-11-19", "editAnswer", null, ["20.11.2026"]],
    ["2026-11-18", "editAnswer", "2026-11-17T22:30:00.000Z", []],
    ["2026-11-17", "editAnswer", "2026-11-17T22:30:00.000Z", ["18.11.2026"]],
  ])("an estimate of %s at %s of an order confirmed at %s", (estimatedDeliveryDate, action, confirmedAt, days) => {
    const context = answering("Order", action, { history: { ...history, confirmedAt } });
    expect(told({ estimatedDeliveryDate }, context)).toEqual(
      days.map((day) => `estimatedDeliveryDate: Vahvistettu päivä ei voi olla ennen vahvistamista ${day}`),
    );
  });

  test.each([
    ["2026-11-20T12:00:00.000Z", []],
    ["2026-11-20T12:01:00.000Z", ["Korjausaika ei voi olla tulevaisuudessa"]],
    ["2026-11-05T07:00:00.000Z", []],
    ["2026-11-05T06:59:00.000Z", ["Korjausaika ei voi olla ennen vian alkamisaikaa 5.11.2026 klo 09.00"]],
    ["2030-01-01T00:00:00.000Z", ["Korjausaika ei voi olla tulevaisuudessa"]],
    ["1900-01-01T00:00:00.000Z", ["Päivä on ennen vuotta 1990, tarkista vuosi"]],
  ])("a fault corrected at %s", (correctionTime, messages) => {
    expect(told({ correctionTime }, answering("Fault", "signReady"))).toEqual(
      messages.map((message) => `correctionTime: ${message}`),
    );
  });

  test("a form asks for nothing before 1990 or more than ten years ahead", () => {
    const order = (requestedDate: string) => told({ ...minimalOrders.WDM, requestedDate }, asking("Order"));
    expect([order("2036-11-20"), order("2036-11-21")]).toEqual([
      [],
      ["requestedDate: Päivä on yli kymmenen vuoden päässä, tarkista vuosi"],
    ]);
    const fault = (faultTime: string) => told({ ...minimalFault, faultTime }, asking("Fault"));
    expect([fault("1990-01-01T00:00:00.000Z"), fault("1989-12-31T21:59:00.000Z")]).toEqual([
      [],
      ["faultTime: Päivä on ennen vuotta 1990, tarkista vuosi"],
    ]);
    expect(told(minimalInquiry("WDM"), asking("Inquiry"))).toEqual([]);
  });

  test("what was written in time stays until the step that binds to it", () => {
    const late: DocumentFields = { estimatedDeliveryDate: "2026-11-10", validUntilDate: "2026-11-19" };
    const kept = (type: DocumentType, action: DocumentAction) => told(late, answering(type, action, { before: late }));
    expect(kept("Order", "editAnswer")).toEqual([]);
    expect(kept("Order", "confirm")).toEqual([
      "estimatedDeliveryDate: Vahvistettu päivä ei voi olla ennen vahvistamista 20.11.2026",
    ]);
    expect(kept("Inquiry", "signReady")).toEqual([
      "validUntilDate: Viimeinen voimassaolopäivä ei voi olla menneisyydessä",
    ]);
  });

  test("the year of an instant is that of its day in Helsinki", () => {
    const began = (faultTime: string) => told({ ...minimalFault, faultTime }, asking("Fault"));
    expect(began("1989-12-31T22:30:00.000Z")).toEqual([]);
    expect(began("1989-12-31T21:30:00.000Z")).toHaveLength(1);
  });

  test("an end is asked for on any day ahead, however soon a normal delivery is", () => {
    const soon: DocumentFields = { requestedDate: "2026-11-23", deliveryType: "normal" };
    expect(told(soon, asking("CancelOrder"))).toEqual([]);
    expect(told(soon, asking("Order"))).toHaveLength(1);
  });

  test("what was left as it was is not asked again before the step that binds to it", () => {
    const old: DocumentFields = { requestedDate: "1985-01-01" };
    expect(told(old, asking("Order", { before: old }))).toEqual([]);
    const ahead: DocumentFields = { actualDeliveryDate: "2026-11-25", correctionTime: "2026-11-21T12:00:00.000Z" };
    expect(told(ahead, answering("Order", "editAnswer", { before: ahead }))).toEqual([]);
    expect(told(ahead, answering("Order", "signReady", { before: ahead }))).toHaveLength(2);
  });

  test.each<[DocumentFields, DocumentFields]>([
    [{ estimatedDeliveryDate: "2026-12-01" }, { estimatedDeliveryDate: "2026-11-19" }],
    [{ actualDeliveryDate: "2026-11-19" }, { actualDeliveryDate: "2026-11-21" }],
    [{ correctionTime: "2026-11-19T12:00:00.000Z" }, { correctionTime: "2026-11-21T12:00:00.000Z" }],
    [{ validUntilDate: "2026-12-01" }, { validUntilDate: "2026-11-19" }],
  ])("what is changed from %j to %j is asked at once", (before, after) => {
    expect(told(after, answering("Order", "editAnswer", { before }))).toHaveLength(1);
    expect(told(before, answering("Order", "editAnswer", { before: after }))).toEqual([]);
  });
});
