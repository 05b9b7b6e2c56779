import { describe, expect, it } from "vitest";
import type { DocumentRow } from "../api/entities.ts";
import { bulkForm, bulkIssues, givenBulk, type BulkForm, nobody } from "./bulk-form.ts";

const now = new Date("2026-11-23T10:00:00Z");
const row = (id: number, more: Partial<DocumentRow> = {}) =>
  ({
    id,
    documentType: "Order",
    category: "DSL",
    createdAt: "2026-11-01T10:00:00Z",
    document: { requestedDate: "2026-12-10", subscriberConnectionId: "A-1" },
    ...more,
  }) as DocumentRow;

const rows = [
  row(1),
  row(2, { document: { requestedDate: "2026-11-02", supplierConnectionId: "T-2" } }),
  row(3, { documentType: "CancelOrder", document: { requestedDate: "2026-12-31" } }),
];

const faults = (action: Parameters<typeof bulkIssues>[0], form: BulkForm, of = rows) =>
  bulkIssues(action, form, of, now).map(({ path, code }) => `${path} ${code}`);

describe("what a dialog asks of several documents", () => {
  it("begins each row with the day that its own page would", () => {
    expect(bulkForm("confirm", rows, now).rows).toEqual({
      tid1: { day: "2026-12-10", connectionId: "" },
      tid2: { day: "2026-11-23", connectionId: "T-2" },
      tid3: { day: "2026-12-31", connectionId: "" },
    });
    expect(bulkForm("signReady", rows, now).rows["tid1"]).toEqual({ day: "2026-11-23", connectionId: "" });
  });

  it("checks each row by the rules of its own page", () => {
    const form = bulkForm("confirm", rows, now);
    expect(faults("confirm", form)).toEqual(["rows.tid1.connectionId REQUIRED"]);
    form.rows["tid3"] = { day: "", connectionId: "" };
    form.rows["tid1"] = { day: "2026-11-31", connectionId: "T-1" };
    expect(faults("confirm", form)).toEqual(["rows.tid1.day INVALID_DATE", "rows.tid3.day REQUIRED"]);
  });

  it("sends the days of the rows, and of orders the connection id", () => {
    const form = bulkForm("confirm", rows, now);
    form.rows["tid1"] = { day: "2026-12-11", connectionId: " T-1 " };
    expect(givenBulk("confirm", form, rows)).toEqual({
      change: { action: "confirm" },
      own: new Map([
        [1, { estimatedDeliveryDate: "2026-12-11", supplierConnectionId: "T-1" }],
        [2, { estimatedDeliveryDate: "2026-11-23", supplierConnectionId: "T-2" }],
        [3, { estimatedDeliveryDate: "2026-12-31" }],
      ]),
    });
  });

  it("signs off what is delivered by its actual day, the rest left out", () => {
    const delivered = [
      row(4, {
        document: { estimatedDeliveryDate: "2026-11-20", supplierConnectionId: "T-4" } as DocumentRow["document"],
      }),
    ];
    const form = bulkForm("signReady", delivered, now);
    expect(faults("signReady", form, delivered)).toEqual([]);
    expect(givenBulk("signReady", form, delivered)).toEqual({
      change: { action: "signReady", skip: true },
      own: new Map([[4, { actualDeliveryDate: "2026-11-23" }]]),
    });
    form.rows["tid4"] = { day: "2026-11-24", connectionId: "" };
    expect(faults("signReady", form, delivered)).toHaveLength(1);
  });

  it("asks one reason for all, by the rules of the reason", () => {
    const form = bulkForm("reject", rows, now);
    expect(faults("reject", form)).toEqual(["choice REJECT_REASON_MISSING"]);
    const other = { ...form, choice: "otherReason" };
    expect(faults("reject", other)).toEqual(["text REQUIRED"]);
    expect(givenBulk("reject", { ...other, text: " Ei verkkoa " }, rows)).toEqual({
      change: { action: "reject", reason: "otherReason", explanation: "Ei verkkoa" },
    });
    expect(faults("cancel", form)).toEqual(["text CANCEL_REASON_MISSING"]);
  });

  it("changes the filled fields alone, and some at least", () => {
    const form = bulkForm("edit", rows, now);
    expect(faults("edit", form)).toEqual(["fields.contactName REQUIRED"]);
    const fields = { ...form.fields, projectId: " P-7 ", contactEmail: "ei" };
    expect(faults("edit", { ...form, fields })).toEqual(["fields.contactEmail INVALID_EMAIL"]);
    expect(givenBulk("edit", { ...form, fields: { ...fields, contactEmail: "" } }, rows)).toEqual({
      change: { action: "edit", document: { projectId: "P-7" } },
    });
  });

  it("asks a message for its subject and content", () => {
    const form = bulkForm("sendMessage", rows, now);
    expect(faults("sendMessage", form)).toEqual(["subject REQUIRED", "content REQUIRED"]);
    expect(givenBulk("sendMessage", { ...form, subject: "Huolto ", content: "Klo 12" }, rows)).toEqual({
      message: { subject: "Huolto", content: "Klo 12" },
    });
  });

  it("gives to a colleague, or to nobody", () => {
    const form = bulkForm("assign", rows, now);
    expect(faults("assign", form)).toEqual(["handlerId REQUIRED"]);
    expect(givenBulk("assign", { ...form, handlerId: nobody }, rows)).toEqual({
      change: { action: "assign", handlerId: null },
    });
    expect(givenBulk("assign", { ...form, handlerId: "u-1" }, rows)).toEqual({
      change: { action: "assign", handlerId: "u-1" },
    });
  });
});
