import { describe, expect, it } from "vitest";
import { checkEscalationContacts, type EscalationContact } from "./escalation-contacts.ts";

const contact: EscalationContact = {
  name: "Palvelupäivystys",
  title: "Päivystäjä",
  phone: "+358 40 123 4567",
  email: "paivystys@toimittaja.example",
  available: "24/7",
};
const told = (...contacts: EscalationContact[]) =>
  checkEscalationContacts({ contacts }).map(({ path, code }) => `${path} ${code}`);

describe("escalation contacts", () => {
  it("are none, or up to three, each with a name and a number that can be dialled", () => {
    expect(told()).toEqual([]);
    expect(told(contact, { name: "Maija Mäki", title: "", phone: "0401234567", email: "", available: "" })).toEqual([]);
    expect(told(contact, contact, contact, contact)).toEqual(["contacts TOO_MANY"]);
  });

  it("are refused each where it is wrong, a level that is left empty below another among them", () => {
    const empty = { name: " ", title: "", phone: "", email: "", available: "" };
    expect(told(empty, contact)).toEqual(["contacts.0.name REQUIRED", "contacts.0.phone REQUIRED"]);
    const long = "a".repeat(101);
    const wrong = { name: long, title: long, phone: "vaihde", email: "maija", available: long };
    expect(told(contact, wrong)).toEqual([
      "contacts.1.name TOO_LONG",
      "contacts.1.title TOO_LONG",
      "contacts.1.phone INVALID_PHONE",
      "contacts.1.email INVALID_EMAIL",
      "contacts.1.available TOO_LONG",
    ]);
  });
});
