import { expect, test } from "vitest";
import { checkFeedback, type Feedback } from "./feedback.ts";

const feedback: Feedback = { category: "error", message: "Lista jäi tyhjäksi.", page: "/vendor", failedRequestId: "" };
const codes = (more: Partial<Feedback>) =>
  checkFeedback({ ...feedback, ...more }).map(({ path, code }) => [path, code]);

test("feedback needs a text, and tells its page and request in one line each", () => {
  expect(codes({})).toEqual([]);
  expect(codes({ page: "", failedRequestId: "req-1" })).toEqual([]);
  expect(codes({ message: " " })).toEqual([["message", "REQUIRED"]]);
  expect(codes({ message: "x".repeat(4001) })).toEqual([["message", "TOO_LONG"]]);
  expect(codes({ page: "/a\r\nBcc: x@y.example" })).toEqual([["page", "INVALID_VALUE"]]);
  expect(codes({ page: "/".repeat(501) })).toEqual([["page", "TOO_LONG"]]);
  expect(codes({ failedRequestId: "x".repeat(65) })).toEqual([["failedRequestId", "TOO_LONG"]]);
});
