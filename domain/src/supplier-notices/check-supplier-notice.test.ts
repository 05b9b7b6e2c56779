import { describe, expect, test } from "vitest";
import type { PathRole } from "../organizations/roles.ts";
import { checkSupplierNotice, type NoticeFields } from "./check-supplier-notice.ts";
import { checkLastDay, earliestLastDay, type TerminationTerms } from "./check-termination.ts";
import { choiceWaysOf, kindsMadeBy, makesNotices, noticeActionsOf, noticeLimits } from "./supplier-notice.ts";

const now = "2026-11-26T10:00:00Z";
const work: NoticeFields = {
  kind: "plannedWork",
  title: "Kuidun siirto",
  text: "Yhteydet katkeavat hetkeksi.",
  beginsAt: "2026-12-01T22:00:00Z",
  endsAt: "2026-12-02T02:00:00Z",
  lastDay: null,
  alternatives: [],
  alternativesText: "",
  choice: { by: "municipality", values: ["837"] },
};
const terms: TerminationTerms = { today: "2026-11-26", noticeDays: 90, boundUntil: null };
const codesOf = (fields: Partial<NoticeFields>) =>
  checkSupplierNotice({ ...work, ...fields }, now, terms).map(({ path, code }) => `${path} ${code}`);

describe("a supplier's notice", () => {
  test("of work has both times in order, and its end is to come", () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ endsAt: null })).toEqual(["endsAt REQUIRED"]);
    expect(codesOf({ endsAt: work.beginsAt })).toEqual(["endsAt ENDS_BEFORE_BEGINNING"]);
    expect(codesOf({ beginsAt: "2026-11-01T10:00:00Z", endsAt: "2026-11-02T10:00:00Z" })).toEqual([
      "endsAt ENDS_IN_PAST",
    ]);
    expect(codesOf({ beginsAt: "huomenna" })).toEqual(["beginsAt INVALID_INSTANT"]);
    expect(codesOf({ beginsAt: "" })).toEqual(["beginsAt REQUIRED"]);
    expect(codesOf({ endsAt: "" })).toEqual(["endsAt REQUIRED"]);
    expect(codesOf({ kind: "outage", endsAt: "" })).toEqual([]);
    expect(codesOf({ endsAt: "huomenna" })).toEqual(["endsAt INVALID_INSTANT"]);
    expect(codesOf({ beginsAt: "2026-11-01T10:00:00Z", endsAt: now })).toEqual([]);
  });

  test("of an outage may leave its end unknown", () => {
    expect(codesOf({ kind: "outage", endsAt: null })).toEqual([]);
  });

  test("of work names no end of connections, and what is instead of them", () => {
    expect(codesOf({ alternatives: ["p-1"], alternativesText: "Kuitu", lastDay: "" })).toEqual([
      "alternatives NOT_WRITABLE",
      "alternativesText NOT_WRITABLE",
    ]);
  });

  test("chooses no more than may be chosen", () => {
    const values = Array.from({ length: noticeLimits.values + 1 }, (_, at) => String(at));
    expect(codesOf({ choice: { by: "hub", values } })).toEqual(["choice.values TOO_MANY"]);
    expect(codesOf({ choice: { by: "hub", values: values.slice(1) } })).toEqual([]);
  });

  test("says something of some connections", () => {
    expect(codesOf({ title: " ", text: "", choice: { by: "hub", values: [] } })).toEqual([
      "title REQUIRED",
      "text REQUIRED",
      "choice.values REQUIRED",
    ]);
  });
});

describe("the end of connections", () => {
  const end = { kind: "termination", beginsAt: "", endsAt: null } as const;
  test("is told at least the notice period ahead, and has no other times", () => {
    expect(codesOf({ ...end, lastDay: "2027-02-24" })).toEqual([]);
    expect(codesOf({ ...end, lastDay: "2027-02-23" })).toEqual(["lastDay LAST_DAY_TOO_EARLY"]);
    expect(codesOf({ ...end, lastDay: "" })).toEqual(["lastDay REQUIRED"]);
    expect(codesOf({ ...end, lastDay: "31.12.2027" })).toEqual(["lastDay INVALID_DATE"]);
    expect(codesOf({ ...end, lastDay: "9999-12-31" })).toEqual(["lastDay DATE_TOO_FAR"]);
    expect(codesOf({ kind: "termination", lastDay: "2027-12-31" })).toEqual([
      "beginsAt NOT_WRITABLE",
      "endsAt NOT_WRITABLE",
    ]);
    expect(codesOf({ lastDay: "2027-12-31" })).toEqual(["lastDay NOT_WRITABLE"]);
    expect(codesOf({ ...end, lastDay: null })).toEqual(["lastDay REQUIRED"]);
    const alternatives = Array.from({ length: noticeLimits.alternatives + 1 }, (_, at) => `p-${at}`);
    const instead = { ...end, lastDay: "2027-02-24", alternativesText: "Kuitu" };
    expect(codesOf({ ...instead, alternatives })).toEqual(["alternatives TOO_MANY"]);
    expect(codesOf({ ...instead, alternatives: alternatives.slice(1) })).toEqual([]);
    expect(codesOf({ ...instead, alternativesText: "x".repeat(noticeLimits.text + 1) })).toEqual([
      "alternativesText TOO_LONG",
    ]);
  });

  test("is not before the contracts are full", () => {
    const bound = { ...terms, boundUntil: "2028-06-30" };
    expect(earliestLastDay(bound)).toBe("2028-06-30");
    expect(earliestLastDay(terms)).toBe("2027-02-24");
    expect(earliestLastDay({ ...terms, boundUntil: "2027-02-24" })).toBe("2027-02-24");
    expect(earliestLastDay({ ...terms, boundUntil: "2026-12-01" })).toBe("2027-02-24");
    expect(checkLastDay("2028-06-29", bound)).toMatchObject([{ code: "CONTRACT_BINDS_LONGER" }]);
    expect(checkLastDay("2028-06-30", bound)).toEqual([]);
  });

  test("is told with what withstands it", () => {
    expect(checkLastDay("2027-02-23", terms)).toEqual([
      { path: "lastDay", code: "LAST_DAY_TOO_EARLY", params: { days: 90, earliest: "2027-02-24" } },
    ]);
    expect(checkLastDay("2027-02-25", { ...terms, boundUntil: "2027-02-26" })).toEqual([
      { path: "lastDay", code: "CONTRACT_BINDS_LONGER", params: { until: "2027-02-26" } },
    ]);
    expect(checkLastDay("2036-12-03", terms)).toEqual([]);
    expect(checkLastDay("2036-12-04", terms)).toMatchObject([{ code: "DATE_TOO_FAR" }]);
  });

  test("moves later at any time, and earlier only as if it were told now", () => {
    const told = "2026-12-31";
    expect(checkLastDay("2027-01-01", terms, told)).toEqual([]);
    expect(checkLastDay(told, terms, told)).toEqual([]);
    expect(checkLastDay("2026-12-30", terms, told)).toMatchObject([{ code: "LAST_DAY_TOO_EARLY" }]);
    expect(checkLastDay("2027-02-24", terms, "2027-12-31")).toEqual([]);
  });
});

test("who works in a role may do what is its own, and nothing once it is over", () => {
  const maker = (role: PathRole, terminates = false) => ({ role, terminates });
  const told = { kind: "plannedWork", state: "announced" } as const;
  const end = { kind: "termination", state: "announced" } as const;
  expect(makesNotices("SUBSCRIBER")).toBe(false);
  expect(noticeActionsOf(maker("SUBSCRIBER", true), told)).toEqual([]);
  expect(choiceWaysOf("SUBSCRIBER")).toEqual([]);
  expect(choiceWaysOf("SUPPLIER")).toContain("product");
  expect(choiceWaysOf("ERROR_HANDLER")).toEqual(["municipality", "postalCode", "hub", "connection"]);
  for (const role of ["SUPPLIER", "ERROR_HANDLER"] as const) {
    expect(noticeActionsOf(maker(role), told)).toEqual(["update", "cancel", "finish", "remind"]);
    expect(noticeActionsOf(maker(role), { ...told, state: "finished" })).toEqual([]);
    expect(noticeActionsOf(maker(role), end)).toEqual([]);
  }
  expect(noticeActionsOf(maker("SUPPLIER", true), end)).toEqual(["update", "cancel", "remind"]);
  expect(kindsMadeBy(maker("ERROR_HANDLER", true))).toEqual(["plannedWork", "outage"]);
  expect(kindsMadeBy(maker("SUPPLIER", true))).toContain("termination");
});
