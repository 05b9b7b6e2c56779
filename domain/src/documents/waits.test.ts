import { describe, expect, test } from "vitest";
import { answerDayOf, repairToAnswer, requestOf, waitingSince, waitsAfter, waitsFor, type Wait } from "./waits.ts";

const at = "2026-11-23T08:00:00.000Z";
const later = "2026-11-24T08:00:00.000Z";
const stays = { to: null } as const;
const question = (side: Wait["for"], since = at, by: string | null = null): Wait => ({
  for: side,
  why: "question",
  since,
  by,
});

describe("what a document waits for", () => {
  test("begins with a question, until the day that was named", () => {
    const waits = waitsAfter([], { ...stays, effects: ["askSubscriber"] }, { at, by: "2026-12-01" });
    expect(waits).toEqual([question("subscriber", at, "2026-12-01")]);
    expect([waitingSince(waits, "subscriber"), waitingSince(waits, "supplier")]).toEqual([at, null]);
  });

  test("both sides may be waited for, and one may have several things to do", () => {
    const returned = waitsAfter([question("supplier")], { effects: ["setReturned"], to: "OPEN" }, { at: later });
    const waits = waitsAfter(returned, { ...stays, effects: ["askSubscriber"] }, { at });
    expect(waits.map((wait) => `${wait.for} ${wait.why}`)).toEqual([
      "supplier question",
      "subscriber returned",
      "subscriber question",
    ]);
    expect(waitingSince(waits, "subscriber")).toBe(at);
    const answered = waitsAfter(waits, { ...stays, effects: ["endSubscriberQuestion"] }, { at: later });
    expect(waitingSince(answered, "subscriber")).toBe(later);
    expect(waitsFor(answered, { for: "supplier", why: "question" })).toBe(true);
  });

  test("for what it costs until the day two weeks on, of one request at a time", () => {
    const asked = waitsAfter([], { ...stays, effects: ["askToCancel"] }, { at });
    expect(requestOf(asked)).toMatchObject({ for: "supplier", why: "cancelRequest", by: null });
    const effects = ["endCancelRequest", "chargeForCancelling"];
    const charged = waitsAfter(asked, { ...stays, effects }, { at: "2026-11-30T22:30:00.000Z" });
    expect(charged).toEqual([
      { for: "subscriber", why: "cancelCharge", since: "2026-11-30T22:30:00.000Z", by: "2026-12-15" },
    ]);
    expect(requestOf(charged)).toBe(charged[0]);
    expect(requestOf([question("supplier")])).toBeUndefined();
  });

  test("is the same list where nothing changes, so that nothing is written", () => {
    const waits = [question("supplier")];
    for (const effects of [[], ["clearReturned"], ["releaseEditLock", "tellSupplier"], ["askSupplier"]])
      expect(waitsAfter(waits, { ...stays, effects }, { at: later })).toBe(waits);
  });

  test("a repair is answered within the days of the setting, a question by the day that was named", () => {
    const asked = { today: "2026-11-23", repairAnswerDays: 14, answerBy: "2026-12-01" };
    expect(answerDayOf(["askAboutRepair"], asked)).toBe("2026-12-07");
    expect(answerDayOf(["askSubscriber"], asked)).toBe("2026-12-01");
    const waits = waitsAfter(
      [question("supplier")],
      { effects: ["askAboutRepair"], to: "READY" },
      { at, by: "2026-12-07" },
    );
    expect(waits).toEqual([{ for: "subscriber", why: "repair", since: at, by: "2026-12-07" }]);
    expect([repairToAnswer(waits, "2026-12-07"), repairToAnswer(waits, "2026-12-08")]).toEqual([waits[0], undefined]);
    // Of what else is waited for, until whichever day, none is a repair; one without a day is answered at any time.
    const others = [question("subscriber", at, "2026-12-09"), question("subscriber")];
    expect(repairToAnswer([...others, ...waits], "2026-12-08")).toBeUndefined();
    const endless: Wait = { for: "subscriber", why: "repair", since: at, by: null };
    expect(repairToAnswer([...others, endless], "2030-01-01")).toBe(endless);
    expect(waitsAfter(waits, { effects: ["endRepairAnswer"], to: "IN_PROCESSING" }, { at: later })).toEqual([]);
  });

  test.each(["READY", "CANCELLED"] as const)("ends with a document that is %s", (to) => {
    expect(waitsAfter([question("supplier")], { effects: [], to }, { at: later })).toEqual([]);
  });
});
