import { adminSubjects } from "@runko/domain/organizations/admin-subjects";
import { texts } from "@runko/domain/texts/texts";
import { describe, expect, it } from "vitest";
import type { LogEntry } from "./log-queries.ts";
import { changeWords, fieldWords } from "./log-values.ts";

const entry = (more: Partial<LogEntry>): LogEntry => ({
  id: "1",
  at: "2026-11-21T12:00:00.000Z",
  organizationId: null,
  organizationName: null,
  userId: "u",
  userName: "Ville Virta",
  subject: "organization",
  subjectId: "o",
  subjectName: "Kymijoen Verkko Oy",
  action: "changed",
  changes: [],
  names: {},
  ...more,
});

describe("the log in words", () => {
  it("tells old and new of closed lists, ids, truth and money", () => {
    const changes = [
      { field: "eventTypeRights", before: ["Order"], after: ["Order", "Fault"] },
      { field: "adminUserId", before: "a", after: "b" },
      { field: "multiproduct", before: false, after: true },
      { field: "contactInfo", before: "", after: "Soita" },
    ];
    expect(changeWords(entry({ changes, names: { a: "Aino Aalto" } }))).toEqual([
      { label: "Tapahtumatyyppien oikeudet", text: "Tilaus → Tilaus, Vikailmoitus" },
      { label: "Organisaation ylläpitäjä", text: "Aino Aalto → poistettu kohde" },
      { label: "Useita tuotteita samassa tapahtumassa", text: "Ei → Kyllä" },
      { label: "Yhteystiedot", text: "Soita" },
    ]);
    const fees = [{ field: "monthlyFee", before: "12.00", after: "1200.50" }];
    expect(changeWords(entry({ subject: "product", changes: fees }))).toEqual([
      { label: "Kuukausimaksu", text: "12,00\u00a0€ → 1\u00a0200,50\u00a0€" },
    ]);
  });

  it("tells of what is new only what it says, and never a password", () => {
    const changes = [
      { field: "name", before: null, after: "Kuitu" },
      { field: "description", before: null, after: "" },
      { field: "customFields", before: null, after: [{ name: "Nopeus", kind: "select", required: true }] },
    ];
    expect(changeWords(entry({ subject: "product", action: "created", changes }))).toEqual([
      { label: "Nimi", text: "Kuitu" },
      { label: "Omat kentät", text: "Nopeus (Valintalista, pakollinen)" },
    ]);
    const password = [{ field: "password", before: null, after: null }];
    expect(changeWords(entry({ subject: "user", changes: password }))).toEqual([
      { label: "Salasana", text: "vaihdettu" },
    ]);
  });

  it("names no field by its key", () => {
    for (const subject of adminSubjects) expect(fieldWords(subject, "someKey")).toBe(texts.controlLog.otherField);
    expect(fieldWords("eventMessages", "Order.emailAddresses")).toBe("Tilaus, sähköpostiosoitteet");
  });
});
