import type { DocumentAction } from "@runko/domain/documents/document-actions";
import type { DocumentState } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { RefusalCode } from "@runko/domain/problems/refusal-codes";
import { expect, test } from "vitest";
import { arrangeActions } from "./offered-actions.ts";

const arranged = (allowed: DocumentAction[], refused: [DocumentAction, RefusalCode][] = [], rejected = false) => {
  const { primary, others, later } = arrangeActions({
    documentType: "Order",
    eventState: "CONFIRMED",
    rejected,
    allowedActions: allowed,
    refusedActions: refused.map(([action, code]) => ({ action, code, message: code })),
  });
  const told = (one: typeof primary) => one && [one.action, one.disabledReason].filter(Boolean).join(" ");
  return [...[primary, ...others].map(told), ...later.map((one) => `later ${told(one) ?? ""}`)];
};

test("the action that moves the document on is first", () => {
  expect(arranged(["editAnswer", "reject", "returnForCompletion", "confirm"])).toEqual([
    "confirm",
    "editAnswer",
    "returnForCompletion",
    "reject",
  ]);
});

test("one press confirms what is open and signs ready what is confirmed (acceptance A5)", () => {
  const shortcutOf = (
    eventState: DocumentState,
    allowedActions: DocumentAction[],
    documentType: DocumentType = "Order",
  ) => arrangeActions({ documentType, eventState, rejected: false, allowedActions, refusedActions: [] }).shortcut;
  expect(shortcutOf("OPEN", ["startProcessing", "forward"])).toBe("confirm");
  expect(shortcutOf("CONFIRMED", ["deliver", "editAnswer"])).toBe("signReady");
  expect(shortcutOf("OPEN", ["startProcessing"], "Inquiry")).toBeUndefined();
  expect(shortcutOf("IN_PROCESSING", ["confirm", "reject"])).toBeUndefined();
  expect(shortcutOf("CONFIRMED", [])).toBeUndefined();
});

test("what only another state makes possible is kept apart, with its reason", () => {
  expect(arranged(["cancelBySupplier", "editAnswer"], [["signReady", "NOT_ALLOWED_IN_STATE"]])).toEqual([
    undefined,
    "editAnswer",
    "cancelBySupplier",
    "later signReady NOT_ALLOWED_IN_STATE",
  ]);
});

test("a first button that another user's lock blocks says so", () => {
  expect(
    arranged(
      ["returnForCompletion"],
      [
        ["confirm", "EVENT_RESERVED"],
        ["deliver", "NOT_ALLOWED_IN_STATE"],
      ],
    ),
  ).toEqual(["confirm EVENT_RESERVED", "returnForCompletion", "later deliver NOT_ALLOWED_IN_STATE"]);
});

test("what is nobody's button is not offered", () => {
  expect(arranged(["anonymize", "edit", "cancel"])).toEqual(["edit", "cancel"]);
});

test("an answer becomes an order before it is put away", () => {
  expect(arranged(["archive", "copy", "markProcessed", "orderFrom"])).toEqual([
    "orderFrom",
    "markProcessed",
    "archive",
    "copy",
  ]);
});

test("what was refused is mended and sent again before it is put away (ux-review 33)", () => {
  expect(arranged(["archive", "copy"], [], true)).toEqual(["copy", "archive"]);
  expect(arranged(["archive"], [], true)).toEqual(["archive"]);
});

test("what stands in the way otherwise stays in sight", () => {
  expect(
    arranged(
      ["copy"],
      [
        ["orderFrom", "ALREADY_ORDERED"],
        ["archive", "NOT_ALLOWED_IN_STATE"],
      ],
    ),
  ).toEqual(["orderFrom ALREADY_ORDERED", "copy", "later archive NOT_ALLOWED_IN_STATE"]);
});

test("a reader without rights gets no buttons", () => expect(arranged([])).toEqual([undefined]));
