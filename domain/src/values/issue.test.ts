import { describe, expect, it } from "vitest";
import { z } from "zod";
import { calendarDateSchema } from "./calendar-date-schema.ts";
import { emailSchema, userNameSchema } from "./email-schema.ts";
import { issueMessage } from "./issue-message.ts";
import { issueCodes } from "./issue.ts";
import { issuesFromSchema } from "./issues-from-schema.ts";
import { moneySchema } from "./money-schema.ts";
import { loosePhoneSchema, phoneSchema } from "./phone-schema.ts";
import { requiredTextSchema, textSchema } from "./text-schema.ts";
import { texts } from "../texts/texts.ts";

describe("issueMessage", () => {
  it.each([
    ["REQUIRED", "Vaadittu kenttä"],
    ["INVALID_EMAIL", "Virheellinen sähköpostiosoite"],
    ["INVALID_PHONE", "Virheellinen puhelinnumero"],
    ["CONNECTION_ID_IN_USE", "Tunniste on jo käytössä"],
    ["DATE_IN_PAST", "Toivottu päivä ei voi olla menneisyydessä"],
    ["PASSWORD_TOO_SHORT", "Salasanan vähimmäispituus on 12 merkkiä"],
    ["LOGIN_PASSWORD_TOO_SHORT", "Salasanan täytyy olla ainakin 12 merkkiä pitkä."],
    ["PASSWORDS_DIFFER", "Salasanat eivät täsmää"],
    ["CANCEL_REASON_MISSING", "virhe: Peruutuksen syy puuttuu"],
  ] as const)("%s has the words of specification §5", (code, message) =>
    expect(issueMessage(texts.issues, { code })).toBe(message),
  );

  it("shows the first day of a normal delivery as a Finnish date", () => {
    expect(
      issueMessage(texts.issues, { code: "DATE_TOO_EARLY_FOR_NORMAL", params: { earliest: "2026-03-19" } }),
    ).toContain("19.3.2026");
  });

  it("says something whole for every code, also without parameters", () => {
    for (const code of issueCodes) {
      const message = issueMessage(texts.issues, { code });
      expect(message).not.toMatch(/undefined|\bnull\b|NaN|\{|\}/);
      expect(message.length).toBeGreaterThan(8);
    }
  });
});

describe("issuesFromSchema", () => {
  const schema = z.strictObject({
    name: requiredTextSchema(5),
    note: textSchema().optional(),
    email: emailSchema,
    userName: userNameSchema,
    phone: phoneSchema,
    other: loosePhoneSchema.optional(),
    id: z.uuid(),
    kind: z.enum(["a", "b"]),
    price: moneySchema,
    day: calendarDateSchema,
    count: z.number().int().min(1).max(9),
    tags: z.array(z.string().min(2)).max(2),
  });
  const valid = {
    name: "abc",
    email: "a@b.fi",
    userName: "a@b.fi",
    phone: "040 123 4567",
    id: "0190a0b0-0000-7000-8000-000000000000",
    kind: "a",
    price: "1.00",
    day: "2026-03-05",
    count: 2,
    tags: [],
  };
  const issuesOf = (input: unknown) => {
    const result = schema.safeParse(input);
    return result.success ? [] : issuesFromSchema(result.error.issues, input);
  };

  it("finds nothing in valid input", () => expect(issuesOf(valid)).toEqual([]));

  it("asks for all that is missing", () => {
    expect(issuesOf({})).toEqual(Object.keys(valid).map((path) => ({ path, code: "REQUIRED" })));
  });

  it.each([
    [{ name: " " }, { path: "name", code: "REQUIRED" }],
    [{ name: "abcdef" }, { path: "name", code: "TOO_LONG", params: { max: 5 } }],
    [{ name: null }, { path: "name", code: "REQUIRED" }],
    [{ name: 5 }, { path: "name", code: "INVALID_VALUE" }],
    [{ note: "a\0" }, { path: "note", code: "INVALID_VALUE" }],
    [{ email: "" }, { path: "email", code: "REQUIRED" }],
    [{ email: "a" }, { path: "email", code: "INVALID_EMAIL" }],
    [{ userName: `${"a".repeat(50)}@b.fi` }, { path: "userName", code: "EMAIL_TOO_LONG", params: { max: 50 } }],
    [{ phone: "" }, { path: "phone", code: "REQUIRED" }],
    [{ phone: "09/1234567" }, { path: "phone", code: "INVALID_PHONE" }],
    [{ other: "x" }, { path: "other", code: "INVALID_PHONE" }],
    [{ id: "1" }, { path: "id", code: "INVALID_ID" }],
    [{ kind: "c" }, { path: "kind", code: "NOT_AN_OPTION" }],
    [{ kind: "" }, { path: "kind", code: "REQUIRED" }],
    [{ price: "1,00" }, { path: "price", code: "INVALID_MONEY" }],
    [{ day: "2026-02-30" }, { path: "day", code: "INVALID_DATE" }],
    [{ count: 0 }, { path: "count", code: "NUMBER_TOO_SMALL", params: { min: 1 } }],
    [{ count: 10 }, { path: "count", code: "NUMBER_TOO_LARGE", params: { max: 9 } }],
    [{ tags: ["ab", "c"] }, { path: "tags.1", code: "TOO_SHORT", params: { min: 2 } }],
    [{ tags: ["ab", "cd", "ef"] }, { path: "tags", code: "TOO_MANY", params: { max: 2 } }],
    [{ secret: 1 }, { path: "secret", code: "UNKNOWN_FIELD" }],
  ])("%j gives %j", (change, issue) => expect(issuesOf({ ...valid, ...change })).toEqual([issue]));

  it("names the whole input when it is no object", () => {
    expect(issuesOf(null)).toEqual([{ path: "", code: "REQUIRED" }]);
    expect(issuesOf("text")).toEqual([{ path: "", code: "INVALID_VALUE" }]);
  });
});
