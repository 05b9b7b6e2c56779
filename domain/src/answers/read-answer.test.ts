import { expect, it } from "vitest";
import { textsFor } from "../texts/texts-for.ts";
import type { AnswerCells } from "./read-answer.ts";
import { possibleAnswers, isTakenFirst } from "./possible-answers.ts";
import { readAnswer } from "./read-answer.ts";

const texts = textsFor("fi");
const read = (cells: AnswerCells) => readAnswer(texts, cells, "2026-11-25");
const key = { eventId: "1234", version: "7" };
const faults = (cells: AnswerCells) => read(cells).issues.map(({ path, code }) => [path, code]);

it("a row is read as people and spreadsheets write it", () => {
  expect(
    read({
      ...key,
      action: " Valmis ",
      estimatedDeliveryTime: "14",
      connectFee: "1 234,5 €",
      monthlyFee: "19.90",
      validUntilDate: "31.12.2026",
      connectionLength: "1200",
      address: "Hämeenkatu 12",
    }).request,
  ).toEqual({
    eventId: 1234,
    version: 7,
    action: "signReady",
    document: {
      estimatedDeliveryTime: 14,
      connectFee: "1234.50",
      monthlyFee: "19.90",
      validUntilDate: "2026-12-31",
      connectionLength: 1200,
    },
    skip: false,
  });
});

it("a rejection names its reason by its word or its code", () => {
  const { addressOutsideNetwork } = texts.enumerations.handlingReason;
  for (const reason of [addressOutsideNetwork.toUpperCase(), "addressOutsideNetwork"])
    expect(read({ ...key, action: "hylkää", reason, explanation: "Kaukana" }).request).toMatchObject({
      action: "reject",
      reason: "addressOutsideNetwork",
      explanation: "Kaukana",
    });
});

it("what is delivered needs its day alone, and a moved day says why", () => {
  expect(
    read({ ...key, action: "valmis", actualDeliveryDate: "2026-11-20", delayReason: "WEATHER", explanation: "Routa" }),
  ).toEqual({
    request: {
      eventId: 1234,
      version: 7,
      action: "signReady",
      document: { actualDeliveryDate: "2026-11-20" },
      delayReason: "WEATHER",
      text: "Routa",
      skip: true,
    },
    issues: [],
  });
});

it("a row that answers nothing asks for nothing, and one that answers without an action is told", () => {
  expect(read({ ...key, address: "Hämeenkatu 12", possible: "vahvista" })).toEqual({ request: null, issues: [] });
  expect(faults({ ...key, monthlyFee: "20" })).toEqual([["action", "REQUIRED"]]);
});

it("what cannot be read is told at its column, all at once", () => {
  expect(
    faults({
      eventId: "x",
      action: "tilaa",
      estimatedDeliveryTime: "13",
      monthlyFee: "ilmainen",
      validUntilDate: "31.2.2026",
      reason: "muuten vaan",
    }),
  ).toEqual([
    ["eventId", "INVALID_VALUE"],
    ["version", "REQUIRED"],
    ["action", "NOT_AN_OPTION"],
    ["estimatedDeliveryTime", "NOT_AN_OPTION"],
    ["monthlyFee", "INVALID_MONEY"],
    ["validUntilDate", "INVALID_DATE"],
    ["reason", "NOT_AN_OPTION"],
  ]);
});

it("a delivery says the rest where its reader knows it, and asks to skip nothing then", () => {
  const delivered = { ...key, action: "valmis", actualDeliveryDate: "20.11.2026" };
  const skips = (cells: AnswerCells) => read(cells).request?.skip;
  expect(skips(delivered)).toBe(true);
  expect(skips({ ...delivered, connectionDetails: "Portti 5" })).toBe(false);
  expect(skips({ ...delivered, actualDeliveryDate: "" })).toBe(false);
  expect(skips({ ...delivered, action: "vahvista" })).toBe(false);
});

it("words stand as they are but for their spaces, and a cell of blanks says nothing", () => {
  const cells = { ...key, action: "vahvista", supplierInfo: " Kuitu\u00a0 on ", connectionDetails: " \u00a0 " };
  expect(read(cells).request?.document).toEqual({ supplierInfo: "Kuitu on" });
});

it("numbers are written with either point, and in groups", () => {
  const length = (connectionLength: string) => read({ ...key, action: "vahvista", connectionLength }).request?.document;
  for (const cell of ["1 200,5", "1200.5"]) expect(length(cell)).toEqual({ connectionLength: 1200.5 });
});

it("an explanation goes by the name that the action takes it by", () => {
  const told = (action: string) => read({ ...key, action, explanation: "Routa" }).request;
  expect(told("valmis")).toMatchObject({ text: "Routa" });
  expect(told("valmis")).not.toHaveProperty("explanation");
  expect(told("vahvista")).toMatchObject({ explanation: "Routa" });
  expect(told("vahvista")).not.toHaveProperty("text");
});

it.each([
  [
    { action: "vahvista" },
    [
      ["eventId", "REQUIRED"],
      ["version", "REQUIRED"],
    ],
  ],
  [{ ...key, version: "7.5", action: "vahvista" }, [["version", "INVALID_VALUE"]]],
  [{ ...key, eventId: "0123", action: "vahvista" }, [["eventId", "INVALID_VALUE"]]],
  [{ ...key, eventId: "1234567890", action: "vahvista" }, [["eventId", "INVALID_VALUE"]]],
  [{ ...key, action: "vahvista", connectionLength: "pitkä" }, [["connectionLength", "INVALID_NUMBER"]]],
  [{ ...key, action: "valmis", delayReason: "sää kai" }, [["delayReason", "NOT_AN_OPTION"]]],
  [{ ...key, explanation: "Routa" }, [["action", "REQUIRED"]]],
])("%j is told as %j, and asks for nothing", (cells, told) => {
  expect(faults(cells)).toEqual(told);
  expect(read(cells).request).toBeNull();
});

it("what is open is taken into processing by its answer, and what is not takes what its state does", () => {
  expect(possibleAnswers("AvailabilityRequest", "OPEN")).toEqual(["startProcessing", "signReady", "reject"]);
  expect(possibleAnswers("Order", "OPEN")).toEqual(["startProcessing", "confirm", "reject"]);
  expect(possibleAnswers("Order", "CONFIRMED")).toEqual(["deliver"]);
  expect(possibleAnswers("Order", "IN_DELIVERY")).toEqual(["signReady"]);
  expect(isTakenFirst("signReady", { type: "Inquiry", state: "OPEN" })).toBe(true);
  expect(isTakenFirst("signReady", { type: "Order", state: "OPEN" })).toBe(false);
  expect(isTakenFirst("startProcessing", { type: "Order", state: "OPEN" })).toBe(false);
});
