import { expect, test } from "vitest";
import { checkAddedRecipient, checkEventMessages, recipientsMax } from "./event-messages.ts";

const codes = (given: Parameters<typeof checkEventMessages>[0]) =>
  checkEventMessages(given).map(({ path, code }) => `${path} ${code}`);

test("a recipient is a valid e-mail address or phone number, once", () => {
  const { emailAddresses, phoneNumbers } = checkAddedRecipient;
  expect(emailAddresses("tilaukset@kymijoki.example", [])).toBeNull();
  expect(emailAddresses(" ", [])).toBe("REQUIRED");
  expect(emailAddresses("tilaukset", [])).toBe("INVALID_EMAIL");
  expect(emailAddresses("Tilaukset@Kymijoki.example", ["tilaukset@kymijoki.example"])).toBe("DUPLICATE");
  expect(phoneNumbers("+358 40 123 4567", [])).toBeNull();
  expect(phoneNumbers("soita", [])).toBe("INVALID_PHONE");
  expect(phoneNumbers("+358 40 123 4567", ["+358 40 123 4567"])).toBe("DUPLICATE");
});

test("each wrong one is told where it stands; types that are not given are not asked for", () => {
  expect(codes({})).toEqual([]);
  const emailAddresses = ["viat@kymijoki.example", "viat"];
  expect(codes({ Fault: { emailAddresses, phoneNumbers: ["112a"] }, Order: { emailAddresses: [] } })).toEqual([
    "Fault.emailAddresses.1 INVALID_EMAIL",
    "Fault.phoneNumbers.0 INVALID_PHONE",
  ]);
});

test("there is an end to them", () => {
  const many = Array.from({ length: recipientsMax + 1 }, (_, index) => `a${index}@kymijoki.example`);
  expect(codes({ Order: { emailAddresses: many } })).toEqual(["Order.emailAddresses TOO_MANY"]);
  expect(codes({ Order: { emailAddresses: many.slice(1) } })).toEqual([]);
});
