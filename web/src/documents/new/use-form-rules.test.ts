import { expect, test } from "vitest";
import { prefilledForm } from "../fields/document-form.ts";
import { isLeftEmpty } from "./use-form-rules.ts";

const form = prefilledForm({ document: { customerName: "Kahvila", requestedDate: "2020-01-01" } });

test("an input that is left with nothing in it is judged at the end of its step", () => {
  expect(isLeftEmpty(form, ["document.contactName"])).toBe(true);
  expect(isLeftEmpty(form, ["document.targetAddress.streetName"])).toBe(true);
});

test("what was typed is judged as it is left, and a step as a whole", () => {
  expect(isLeftEmpty(form, ["document.requestedDate"])).toBe(false);
  expect(isLeftEmpty(form, ["document.contactName", "document.requestedDate"])).toBe(false);
  expect(isLeftEmpty(form, undefined)).toBe(false);
});
