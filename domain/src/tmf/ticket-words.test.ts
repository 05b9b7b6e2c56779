import { describe, expect, test } from "vitest";
import type { Side } from "../documents/sides.ts";
import { statusChanges, type LoggedStep } from "./ticket-words.ts";

const walk = (...steps: readonly (readonly [action: string, side: Side | null, reason?: string])[]) =>
  statusChanges(
    steps.map(([action, side, reason = null], index): LoggedStep => {
      return { action, side, reason, at: `2026-11-22T10:0${index}:00.000Z` };
    }),
  ).map(({ status }) => status);

const made = ["create", "subscriber"] as const;
const begun = ["startProcessing", "supplier"] as const;

describe("the statuses of a ticket by its log", () => {
  test.each([
    ["nothing but edited", [made, ["edit", "subscriber"]], ["acknowledged"]],
    [
      "returned, completed, repaired and closed",
      [
        made,
        begun,
        ["returnForCompletion", "supplier"],
        ["edit", "subscriber"],
        begun,
        ["signReady", "supplier"],
        ["markProcessed", "subscriber"],
      ],
      ["acknowledged", "inProgress", "pending", "acknowledged", "inProgress", "resolved", "closed"],
    ],
    [
      "asked about before it is begun, and after",
      [
        made,
        ["askQuestion", "supplier"],
        ["answerQuestion", "subscriber"],
        begun,
        ["askQuestion", "subscriber"],
        ["askQuestion", "supplier"],
        ["answerQuestion", "subscriber"],
      ],
      ["acknowledged", "inProgress", "pending", "inProgress"],
    ],
    [
      "opened again, and its repair accepted",
      [
        made,
        begun,
        ["signReady", "supplier"],
        ["reopenFault", "subscriber"],
        ["signReady", "supplier"],
        ["acceptRepair", "subscriber"],
        ["archive", "subscriber"],
      ],
      ["acknowledged", "inProgress", "resolved", "inProgress", "resolved", "closed"],
    ],
    [
      "cancelled, then unknown steps and colleagues",
      [made, ["take", "supplier"], ["addFile", "supplier"], ["cancel", "subscriber"], ["kissa", null]],
      ["acknowledged", "cancelled"],
    ],
  ] as const)("%s", (_name, steps, statuses) => {
    expect(walk(...steps)).toEqual(statuses);
  });

  test("each with when and why", () => {
    const log: LoggedStep[] = [
      { at: "2026-11-22T10:00:00Z", action: "create", side: "subscriber", reason: null },
      { at: "2026-11-22T11:00:00Z", action: "cancel", side: "subscriber", reason: "Korjaantui" },
    ];
    expect(statusChanges(log)).toEqual([
      { changeDate: "2026-11-22T10:00:00.000Z", status: "acknowledged" },
      { changeDate: "2026-11-22T11:00:00.000Z", status: "cancelled", changeReason: "Korjaantui" },
    ]);
  });
});
