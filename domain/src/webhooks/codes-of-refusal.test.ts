import { expect, test } from "vitest";
import { codesOfRefusal } from "./codes-of-refusal.ts";

test.each([
  ['{"code":"UNKNOWN_SITE","detail":"Matti Meikäläinen","email":"matti@example.com"}', '{"code":"UNKNOWN_SITE"}'],
  [
    '{"type":"https://example.com/problems/no-site","title":"Ei kohdetta","status":422}',
    '{"type":"https://example.com/problems/no-site"}',
  ],
  ['{"code":60,"reason":"Matti"}', '{"code":60}'],
  ['{"error":"invalid_request","error_description":"Matti"}', '{"error":"invalid_request"}'],
])("of %s the codes are told", (answer, told) => {
  expect(codesOfRefusal(answer)).toBe(told);
});

test.each([
  "",
  "rikki",
  "null",
  '"code"',
  '{"code":"UNKN',
  '["code"]',
  '{"error":"Matti Meikäläinen"}',
  '{"error":"matti@example.com"}',
  '{"code":"0401234567"}',
  '{"code":{"code":"A"}}',
  '{"error":{"contactName":"Matti"}}',
  `{"code":"${"A".repeat(101)}"}`,
  '{"data":{"document":{"code":"A"}}}',
])("of %s nothing is told", (answer) => {
  expect(codesOfRefusal(answer)).toBe("");
});
