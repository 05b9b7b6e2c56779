import { describe, expect, it } from "vitest";
import { documentTypes } from "../enumerations/document-types.ts";
import { deliveryOfNotice, hearingsOf, messageTypeOf, noticeSubjects, sideOfMaker } from "./notice-table.ts";

const hearing = (
  ...[subject, to, documentType, createdByRole = "SUBSCRIBER"]: [
    Parameters<typeof hearingsOf>[0],
    Parameters<typeof hearingsOf>[1],
    Parameters<typeof hearingsOf>[2]["documentType"],
    ("SUBSCRIBER" | "SUPPLIER" | "ERROR_HANDLER")?,
  ]
) => hearingsOf(subject, to, { documentType, createdByRole }).map(({ who, side, kind }) => `${who} ${side} ${kind}`);

describe("who hears of what", () => {
  it("is, of a new order, the supplier who must take it; its maker and followers for information", () => {
    expect(hearing("create", "supplier", "Order")).toEqual([
      "organization supplier Control",
      "answerers supplier Control",
      "maker subscriber Info",
      "followers subscriber Info",
    ]);
  });

  it("is, of what the supplier does, the subscriber and who handles it there, and never the supplier's handler", () => {
    expect(hearing("confirm", "subscriber", "Order")).toEqual([
      "organization subscriber Info",
      "answerers subscriber Info",
      "maker subscriber Info",
      "handler subscriber Info",
      "followers subscriber Info",
      "watchers subscriber Info",
      "watchers supplier Info",
    ]);
    expect(hearing("returnForCompletion", "subscriber", "Inquiry")).toContain("maker subscriber Control");
  });

  it("asks the other side to confirm the cancellation of order types alone", () => {
    expect(hearing("cancel", "supplier", "Order")).toContain("organization supplier Control");
    expect(hearing("cancel", "supplier", "Inquiry")).toContain("organization supplier Info");
    expect(hearing("reject", "subscriber", "ChangeOrder")).toContain("maker subscriber Control");
    expect(hearing("reject", "subscriber", "Inquiry")).toContain("maker subscriber Info");
  });

  it("is, of what asks one side alone, who watches it there", () => {
    expect(hearing("clockAtRisk", "supplier", "Order").filter((one) => one.startsWith("watchers"))).toEqual([
      "watchers supplier Info",
    ]);
    for (const subject of ["originalEdited", "assign"] as const)
      expect(hearing(subject, "subscriber", "Order").join()).not.toContain("watchers");
  });

  it("keeps followers out of messages, attachments and what came before a forward", () => {
    for (const subject of ["message", "addFile", "deleteFile", "originalEdited", "originalCancelled"] as const)
      expect(hearing(subject, "subscriber", "Order").join()).not.toContain("followers");
  });

  it("tells the subscriber of a fault that the fault handler made in its name (D-9d)", () => {
    expect(hearing("create", "supplier", "Fault", "ERROR_HANDLER")).toEqual([
      "organization supplier Control",
      "answerers supplier Control",
      "maker supplier Control",
      "followers subscriber Info",
      "organization subscriber Info",
      "answerers subscriber Info",
    ]);
    expect(hearing("signReady", "subscriber", "Fault", "ERROR_HANDLER")).toEqual([
      "organization subscriber Info",
      "answerers subscriber Info",
      "maker supplier Info",
      "handler subscriber Info",
      "followers subscriber Info",
      "watchers subscriber Info",
      "watchers supplier Info",
    ]);
  });

  it("is, of what the subscriber does, who handles it on either side", () => {
    expect(hearing("cancel", "supplier", "Order").filter((one) => one.startsWith("handler"))).toEqual([
      "handler supplier Control",
      "handler subscriber Info",
    ]);
  });

  it.each(["subscriber", "supplier"] as const)("is, of what a %s gives, whom it is given to alone (0142)", (side) => {
    expect(hearing("assign", side, "Order")).toEqual([`handler ${side} Control`]);
  });

  it("warns the forwarder, who stands as a subscriber in its supplier role (D-9c)", () => {
    expect(sideOfMaker({ createdByRole: "SUPPLIER" })).toBe("subscriber");
    expect(hearing("originalCancelled", "subscriber", "Order", "SUPPLIER")).toEqual([
      "organization subscriber Control",
      "answerers subscriber Control",
      "maker subscriber Control",
    ]);
  });
});

it("what is given is mailed once a day at most, an urgent fault at once (0142)", () => {
  expect(deliveryOfNotice("assign", "atOnce", false)).toBe("daily");
  expect(deliveryOfNotice("assign", "atOnce", true)).toBe("atOnce");
  expect(deliveryOfNotice("assign", "none", true)).toBe("none");
  for (const subject of noticeSubjects.filter((one) => one !== "assign"))
    expect(deliveryOfNotice(subject, "atOnce", false)).toBe("atOnce");
});

it("an answer to an availability request is a type of message of its own (D-9b)", () => {
  for (const type of documentTypes)
    for (const subject of noticeSubjects) {
      const answers = ["signReady", "reject", "editAnswer", "transferToOriginal"].includes(subject);
      expect(messageTypeOf(subject, type)).toBe(type === "AvailabilityRequest" && answers ? "Availability" : type);
    }
});
