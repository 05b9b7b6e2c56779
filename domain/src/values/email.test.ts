import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkUserName, isEmail, isEmailOrEmpty, normalizeEmail, userNameMaxLength } from "./email.ts";

describe("isEmail", () => {
  it.each(["a@b.fi", "matti.meikalainen+tilaus@yritys-oy.example.com", "o'neil@runko.example", "a_b@1and1.de"])(
    "takes %s",
    (text) => expect(isEmail(text)).toBe(true),
  );

  it.each([
    "",
    "matti",
    "@b.fi",
    "a@b",
    "a@b.",
    "a@.fi",
    "a@b..fi",
    "a..b@c.fi",
    ".a@c.fi",
    "a.@c.fi",
    "a b@c.fi",
    "a@-b.fi",
    "a@b-.fi",
    "a@b.123",
    "a@b@c.fi",
    "a@b.fi\nBcc: c@d.fi",
    `${"a".repeat(65)}@b.fi`,
    `a@${"b".repeat(64)}.fi`,
  ])("refuses %j", (text) => expect(isEmail(text)).toBe(false));

  it("takes every plain address that the generator makes", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(isEmail(email)).toBe(true);
      }),
    );
  });

  it("answers long hostile input at once", () => {
    const started = performance.now();
    isEmail(`${"a.".repeat(50_000)}@${"b-".repeat(50_000)}`);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe("isEmailOrEmpty", () => {
  it("lets empty pass and nothing else that is no address", () => {
    expect([isEmailOrEmpty(""), isEmailOrEmpty("a@b.fi"), isEmailOrEmpty("a")]).toEqual([true, true, false]);
  });
});

describe("checkUserName", () => {
  const ofLength = (length: number) => `${"a".repeat(length - "@runko.example".length)}@runko.example`;

  it("holds the limit of 50 characters (D-24b)", () => {
    expect(checkUserName(ofLength(userNameMaxLength))).toBeNull();
    expect(checkUserName(ofLength(userNameMaxLength + 1))).toBe("EMAIL_TOO_LONG");
  });

  it("tells missing from malformed", () => {
    expect(checkUserName(" ")).toBe("REQUIRED");
    expect(checkUserName("matti")).toBe("INVALID_EMAIL");
  });
});

it("compares e-mails without case and outer spaces", () => {
  expect(normalizeEmail(" Matti@Runko.Example ")).toBe("matti@runko.example");
});
