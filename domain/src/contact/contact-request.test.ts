import { describe, expect, test } from "vitest";
import { checkContactRequest, tidyContactRequest, type ContactRequest } from "./contact-request.ts";

const order: ContactRequest = {
  kind: "credentials",
  name: "Aino Aalto",
  organizationName: "Kuitu Oy",
  businessId: "0737546-2",
  emailAddress: "aino@kuitu.example",
  phoneNumber: "+358 40 123 4567",
  message: "",
};
const contact: ContactRequest = {
  ...order,
  kind: "contact",
  organizationName: "",
  businessId: "",
  phoneNumber: "",
  message: "Miten liitymme?",
};
const codes = (request: ContactRequest) => checkContactRequest(request).map(({ path, code }) => `${path} ${code}`);

describe("a contact request", () => {
  test("that says what it must passes", () => {
    expect(codes(order)).toEqual([]);
    expect(codes(contact)).toEqual([]);
  });

  test("names what is missing of each kind", () => {
    const empty = { name: "", organizationName: " ", businessId: "", emailAddress: "", phoneNumber: "", message: " " };
    expect(codes({ kind: "credentials", ...empty })).toEqual([
      "name REQUIRED",
      "organizationName REQUIRED",
      "emailAddress REQUIRED",
      "phoneNumber REQUIRED",
    ]);
    expect(codes({ kind: "contact", ...empty })).toEqual([
      "name REQUIRED",
      "emailAddress REQUIRED",
      "message REQUIRED",
    ]);
  });

  test.each([
    [{ name: "Aino\r\nBcc: kaikki@runko.example" }, "name INVALID_VALUE"],
    [{ organizationName: "Kuitu\u2028Oy" }, "organizationName INVALID_VALUE"],
    [{ emailAddress: "aino@kuitu.example\nBcc: x@y.fi" }, "emailAddress INVALID_EMAIL"],
    [{ emailAddress: "aino" }, "emailAddress INVALID_EMAIL"],
    [{ phoneNumber: "soita" }, "phoneNumber INVALID_PHONE"],
    [{ businessId: "1234567-9" }, "businessId INVALID_BUSINESS_ID"],
    [{ name: "x".repeat(256) }, "name TOO_LONG"],
    [{ message: "x".repeat(4001) }, "message TOO_LONG"],
    [{ message: "a\0b" }, "message INVALID_VALUE"],
  ] as const)("%j: %s", (wrong, found) => {
    expect(codes({ ...order, ...wrong })).toEqual([found]);
  });

  test("is kept trimmed", () => {
    expect(tidyContactRequest({ ...order, name: " Aino Aalto ", businessId: "737546-2", message: "\n" })).toEqual(
      order,
    );
  });
});
