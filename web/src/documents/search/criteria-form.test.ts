import { readCriteria } from "@runko/domain/search/criteria";
import { criteriaFor } from "@runko/domain/search/search-criteria";
import { describe, expect, it } from "vitest";
import { criteriaOfForm, formOfCriteria, groupsOf, judgeForm } from "./criteria-form.ts";

const names = criteriaFor("SUBSCRIBER");
const today = "2026-11-22";

describe("the form of a search", () => {
  it("holds what the address says, and says what it holds", () => {
    const criteria = readCriteria({
      type: "Order,Fault",
      tid: "TID 100234",
      archived: "no",
      createdFrom: "2026-01-05",
      customer: "Åkerö",
    });
    const values = formOfCriteria(criteria, names);
    expect(values).toMatchObject({
      type: ["Order", "Fault"],
      archived: "no",
      createdFrom: "2026-01-05",
      createdTo: "",
    });
    expect(criteriaOfForm(values, names)).toEqual(criteria);
  });

  it("has an input for every criterion of the role, in groups", () => {
    expect(
      groupsOf(names)
        .flatMap((one) => one.names)
        .toSorted(),
    ).toEqual([...names].toSorted());
    expect(groupsOf(names)[0]?.names).toContain("q");
  });

  it("refuses nothing at all, and says at which input something is wrong", () => {
    const judge = (values: Record<string, string>) => judgeForm(criteriaOfForm(values, names), today);
    expect(judge({ q: "  " })).toBe("empty");
    expect(judge({ createdFrom: "2025-01-01", createdTo: "2026-06-01" })).toEqual([
      { path: "createdFrom", code: "DATE_RANGE_TOO_LONG" },
    ]);
    expect(judge({ createdTo: "2026-06-01" })).toEqual([{ path: "createdTo", code: "DATE_RANGE_OPEN" }]);
    expect(judge({ tid: "abc" })).toEqual([{ path: "tid", code: "INVALID_EVENT_NUMBER" }]);
    expect(judge({ q: "Mannerheimintie" })).toEqual([]);
  });
});
