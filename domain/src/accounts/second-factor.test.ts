import { expect, it } from "vitest";
import { readSecondFactorCode } from "./second-factor.ts";

it.each([
  ["123456", { kind: "totp", code: "123456" }],
  [" 123 456 ", { kind: "totp", code: "123456" }],
  ["abcd-efgh-jk23", { kind: "recovery", code: "ABCDEFGHJK23" }],
  ["ABCD–EFGH–JK23", { kind: "recovery", code: "ABCDEFGHJK23" }],
  ["12345", null],
  ["1234567", null],
  ["ABCD-EFGH-JK01", null],
  ["", null],
])("%j is read as %j", (text, code) => expect(readSecondFactorCode(text)).toEqual(code));
