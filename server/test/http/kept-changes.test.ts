import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";

type Operation = {
  operationId: string;
  parameters?: { name: string; required?: boolean }[];
  responses: Record<string, { headers?: object }>;
};

let portal: TestApp;
let changes: Operation[];
beforeAll(async () => {
  portal = await createTestApp();
  const { paths } = (await portal.inject({ url: "/api/openapi.json" })).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  changes = Object.values(paths).flatMap(({ patch }) => patch ?? []);
});
afterAll(() => portal.close());

/** Changes without If-Match, each with its reason (decision 0102). */
const withoutVersion: Record<string, string> = {
  changeOwnUser: "one's own: only the fields that are given are written, and the last word is one's own",
  changeNotificationChoices: "one's own choices, each written by itself",
  markAllNotificationsRead: "says up to where one has read",
  markNotification: "says whether one has read it",
  lockEventForEditing: "a lock is taken or held, whatever the document holds",
  changeNniRight: "says what is to be of one right; what is not said stays as another has made it",
  changeInternalMessage: "says whether it is read, or out of date",
  handleContactRequest: "says whether it is handled",
  setProductAdmin: "says what is to be, with the caller's password",
};

/** Documents' actions beside the contents, marks, have no version. */
const demandedOfSome = new Set(["Order", "Fault", "Inquiry", "ChangeOrder", "CancelOrder", "AvailabilityRequest"]);
const isOfDocument = ({ operationId }: Operation) => demandedOfSome.has(operationId.replace(/^change/, ""));

test("every PATCH of one kept thing demands the version that was read (issue G, decision 0102)", () => {
  for (const operation of changes) {
    const { operationId, parameters = [], responses } = operation;
    if (withoutVersion[operationId] !== undefined) continue;
    const header = parameters.find(({ name }) => name === "if-match");
    expect(header?.required ?? false, operationId).toBe(!isOfDocument(operation));
    expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(["412", "428"]));
  }
});

test("what needs no version is there, and demands none", () => {
  for (const id of Object.keys(withoutVersion)) {
    const operation = changes.find(({ operationId }) => operationId === id);
    expect(operation, id).toBeDefined();
    expect(Object.keys(operation?.responses ?? {}), id).not.toContain("428");
  }
});
