import { texts } from "@runko/domain/texts/texts";
import { describe, expect, it } from "vitest";
import { actionLabel, onePressLabel } from "./action-label.ts";

const order = { documentType: "Order", rejected: false } as const;

describe("actionLabel", () => {
  it("calls the copy of what was refused what it is for, in every place of its page", () => {
    expect(actionLabel("copy", order)).toBe(texts.documents.actions.copy("Order"));
    expect(actionLabel("copy", { ...order, rejected: true })).toBe(texts.documents.sendAgain);
    expect(actionLabel("archive", { ...order, rejected: true })).toBe(texts.documents.actions.archive("Order"));
  });

  it("names both steps of one press, where there are two", () => {
    expect(onePressLabel("confirm", order)).toBe(texts.documents.inOnePress.confirm);
    expect(onePressLabel("copy", { ...order, rejected: true })).toBe(texts.documents.sendAgain);
  });
});
