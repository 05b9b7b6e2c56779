import { actionTable, type DocumentAction } from "@runko/domain/documents/document-actions";
import { findQueue, queuesOf } from "@runko/domain/documents/work-queues";
import { pathRoles, type PathRole } from "@runko/domain/organizations/roles";
import { describe, expect, test } from "vitest";
import { editActions } from "../edit/check-edit.ts";
import { madeFrom } from "../page/made-from.ts";
import { asksFirst } from "../page/use-document-actions.ts";
import { isAtOnce, stepPath, stepsAtOnce } from "./step-path.ts";
import { workParts } from "./work-parts.ts";

const rowsOf = (action: DocumentAction) => actionTable.filter((row) => row.action === action);
const asksNothing = (action: DocumentAction) =>
  rowsOf(action).every(
    ({ fields, reason, takes, makes }) =>
      fields === null && reason === null && Object.keys(takes).length === 0 && makes === "change",
  );

const edits: readonly string[] = editActions;
const steps = pathRoles.flatMap((role) =>
  queuesOf(role).flatMap((name) => (findQueue(role, name)?.steps ?? []).map((action) => ({ role, name, action }))),
);

describe("a step of a front page", () => {
  test.each(steps)("$role $name: $action is done at once, or its form or question is opened", ({ action }) => {
    const types = rowsOf(action).flatMap((row) => row.types);
    const opens =
      asksFirst(action) || edits.includes(action) || types.some((type) => madeFrom(action, type) !== undefined);
    expect(isAtOnce(action)).toBe(!opens);
  });

  test.each(stepsAtOnce)("%s, done at once, asks for nothing", (action) => expect(asksNothing(action)).toBe(true));
});

test("a step leads to where it is open already", () => {
  const order = { id: 100234, documentType: "Order" } as const;
  const inquiry = { id: 7, documentType: "Inquiry" } as const;
  expect(stepPath("SUPPLIER", order, "confirm")).toBe("/vendor/documents/100234?mode=edit&action=confirm");
  expect(stepPath("SUPPLIER", order, "deliver")).toBe("/vendor/documents/100234?do=deliver");
  expect(stepPath("SUBSCRIBER", order, "edit")).toBe("/subscriber/documents/100234?mode=edit");
  expect(stepPath("SUBSCRIBER", order, undefined)).toBe("/subscriber/documents/100234");
  expect(stepPath("SUBSCRIBER", inquiry, "orderFrom")).toMatch(/^\/subscriber\/documents\/new\?type=Order&.*source=7/);
});

test.each(pathRoles)("every queue of %s is told once", (role: PathRole) => {
  const told = workParts[role].flatMap(({ queues }) => queues).filter((name) => queuesOf(role).includes(name));
  const apart = role === "ERROR_HANDLER" ? ["urgent"] : [];
  expect([...apart, ...told].toSorted()).toEqual([...queuesOf(role)].toSorted());
});
