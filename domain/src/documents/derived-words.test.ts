import { describe, expect, test } from "vitest";
import { awaitsCancelConfirmation, derivedWords } from "./derived-words.ts";
import type { DocumentState } from "./document-states.ts";
import type { DocumentType } from "../enumerations/document-types.ts";
import { texts } from "../texts/texts.ts";

const plain = { rejected: false, modified: false, disconnected: false };
const of = (documentType: DocumentType, eventState: DocumentState) => ({ ...plain, documentType, eventState });

describe("derivedWords (D-9b)", () => {
  test("nothing is said of a plain document", () => {
    expect(derivedWords(texts.documents, of("Order", "IN_DELIVERY"))).toEqual([]);
  });

  test("each flag has its word", () => {
    expect(derivedWords(texts.documents, { ...of("Order", "READY"), modified: true })).toEqual(["Muutettu"]);
    expect(derivedWords(texts.documents, { ...of("Order", "READY"), disconnected: true })).toEqual(["Irtikytketty"]);
    expect(derivedWords(texts.documents, { ...of("Inquiry", "READY"), rejected: true })).toEqual(["Hylätty"]);
    expect(derivedWords(texts.documents, { ...of("Order", "READY"), processingFaultReport: true })).toEqual([
      "Vikaa käsitellään",
    ]);
    expect(derivedWords(texts.documents, { ...of("Order", "READY"), modified: true, disconnected: true })).toEqual([
      "Muutettu",
      "Irtikytketty",
    ]);
  });

  test("a cancelled order waits for the other party's confirmation", () => {
    for (const type of ["Order", "ChangeOrder", "CancelOrder"] as const) {
      expect(derivedWords(texts.documents, of(type, "CANCELLED"))).toEqual(["Peruutettu, kuittaamatta"]);
      expect(derivedWords(texts.documents, { ...of(type, "CANCELLED"), cancelConfirmed: true })).toEqual([]);
    }
    expect(derivedWords(texts.documents, { ...of("Order", "CANCELLED"), rejected: true })).toEqual([
      "Peruutettu, kuittaamatta",
      "Hylätty",
    ]);
  });

  test("nobody confirms the cancellation of another type", () => {
    for (const type of ["AvailabilityRequest", "Inquiry", "Fault"] as const)
      expect(awaitsCancelConfirmation(of(type, "CANCELLED"))).toBe(false);
  });
});
