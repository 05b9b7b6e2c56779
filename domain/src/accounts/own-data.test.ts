import { describe, expect, it } from "vitest";
import { changedOwnData, checkOwnData } from "./own-data.ts";
import type { OwnData } from "./own-data.ts";

const before: OwnData = {
  firstName: "Maija",
  lastName: "Mäkelä",
  emailAddress: "maija.makela@runko.example",
  phoneNumber: "040 123 4567",
};
const check = (change: Partial<OwnData>, password = "") => checkOwnData(before, { ...before, ...change }, password);

describe("checkOwnData", () => {
  it("finds nothing in what was there", () => expect(check({})).toEqual([]));

  it("requires all four fields", () => {
    const empty = { firstName: "", lastName: " ", emailAddress: "", phoneNumber: "\u00a0" };
    expect(check(empty, "x").map(({ path, code }) => [path, code])).toEqual(
      Object.keys(empty).map((path) => [path, "REQUIRED"]),
    );
  });

  it.each([
    [{ firstName: "a".repeat(256) }, { path: "firstName", code: "TOO_LONG", params: { max: 255 } }],
    [{ lastName: "a\0" }, { path: "lastName", code: "INVALID_VALUE" }],
    [{ emailAddress: "maija" }, { path: "emailAddress", code: "INVALID_EMAIL" }],
    [{ emailAddress: `${"a".repeat(50)}@b.fi` }, { path: "emailAddress", code: "EMAIL_TOO_LONG" }],
    [{ phoneNumber: "puhelin" }, { path: "phoneNumber", code: "INVALID_PHONE" }],
  ])("%j gives %j", (change, issue) => expect(check(change, "password")).toEqual([issue]));

  it("asks for the password with a new user name only (D-24e)", () => {
    expect(check({ emailAddress: "maija@runko.example" })).toEqual([
      { path: "currentPassword", code: "CURRENT_PASSWORD_REQUIRED" },
    ]);
    expect(check({ emailAddress: "maija@runko.example" }, "password")).toEqual([]);
    expect(check({ emailAddress: " Maija.Makela@runko.example " })).toEqual([]);
  });
});

it("changedOwnData sends only what differs, trimmed", () => {
  expect(changedOwnData(before, { ...before, firstName: " Maija ", phoneNumber: " 050 1234567" })).toEqual({
    phoneNumber: "050 1234567",
  });
});
