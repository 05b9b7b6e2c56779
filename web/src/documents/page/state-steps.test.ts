import { expect, test } from "vitest";
import { stateSteps } from "./state-steps.ts";

const shown = (document: Parameters<typeof stateSteps>[0]) =>
  stateSteps(document).map(({ label, state, hint }) => [label, state, hint].filter(Boolean).join(" "));

const dates = { OPEN: "2026-11-20T22:30:00.000Z", IN_PROCESSING: "2026-11-23T08:00:00.000Z" };

test("an order on its way", () => {
  expect(shown({ documentType: "Order", eventState: "IN_PROCESSING", rejected: false, stateDates: dates })).toEqual([
    "Avoin done 21.11.2026",
    "Käsittelyssä current 23.11.2026",
    "Vahvistettu todo",
    "Toimituksessa todo",
    "Valmis todo",
  ]);
});

test("an order returned for completion is open again, whatever it has been", () => {
  const steps = shown({ documentType: "Order", eventState: "OPEN", rejected: false, stateDates: dates });
  expect(steps.slice(0, 2)).toEqual(["Avoin current 21.11.2026", "Käsittelyssä todo"]);
});

test("a cancelled one ends where it was cancelled", () => {
  const stateDates = { ...dates, CANCELLED: "2026-11-24T08:00:00.000Z" };
  expect(shown({ documentType: "Order", eventState: "CANCELLED", rejected: false, stateDates })).toEqual([
    "Avoin done 21.11.2026",
    "Käsittelyssä done 23.11.2026",
    "Peruutettu error 24.11.2026",
  ]);
});

test("a rejected inquiry is told so at its end", () => {
  const stateDates = { ...dates, READY: "2026-11-24T08:00:00.000Z" };
  expect(shown({ documentType: "Inquiry", eventState: "READY", rejected: true, stateDates }).at(-1)).toBe(
    "Hylätty error 24.11.2026",
  );
});
