import { describe, expect, test } from "vitest";
import { checkSupplierNotice, type NoticeFields } from "./check-supplier-notice.ts";
import { choiceWaysOf, makesNotices, noticeActionsOf } from "./supplier-notice.ts";

const now = "2026-11-26T10:00:00Z";
const work: NoticeFields = {
  kind: "plannedWork",
  title: "Kuidun siirto",
  text: "Yhteydet katkeavat hetkeksi.",
  beginsAt: "2026-12-01T22:00:00Z",
  endsAt: "2026-12-02T02:00:00Z",
  choice: { by: "municipality", values: ["837"] },
};
const codesOf = (fields: Partial<NoticeFields>) =>
  checkSupplierNotice({ ...work, ...fields }, now).map(({ path, code }) => `${path} ${code}`);

describe("a supplier's notice", () => {
  test("of work has both times in order, and its end is to come", () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ endsAt: null })).toEqual(["endsAt REQUIRED"]);
    expect(codesOf({ endsAt: work.beginsAt })).toEqual(["endsAt ENDS_BEFORE_BEGINNING"]);
    expect(codesOf({ beginsAt: "2026-11-01T10:00:00Z", endsAt: "2026-11-02T10:00:00Z" })).toEqual([
      "endsAt ENDS_IN_PAST",
    ]);
    expect(codesOf({ beginsAt: "huomenna" })).toEqual(["beginsAt INVALID_INSTANT"]);
  });

  test("of an outage may leave its end unknown", () => {
    expect(codesOf({ kind: "outage", endsAt: null })).toEqual([]);
  });

  test("says something of some connections", () => {
    expect(codesOf({ title: " ", text: "", choice: { by: "hub", values: [] } })).toEqual([
      "title REQUIRED",
      "text REQUIRED",
      "choice.values REQUIRED",
    ]);
  });
});

test("who works in a role may do what is its own, and nothing once it is over", () => {
  expect(makesNotices("SUBSCRIBER")).toBe(false);
  expect(noticeActionsOf("SUBSCRIBER", "announced")).toEqual([]);
  expect(choiceWaysOf("SUBSCRIBER")).toEqual([]);
  expect(choiceWaysOf("SUPPLIER")).toContain("product");
  expect(choiceWaysOf("ERROR_HANDLER")).toEqual(["municipality", "postalCode", "hub", "connection"]);
  for (const role of ["SUPPLIER", "ERROR_HANDLER"] as const) {
    expect(noticeActionsOf(role, "announced")).toEqual(["update", "cancel", "finish", "remind"]);
    expect(noticeActionsOf(role, "finished")).toEqual([]);
  }
});
