import { texts } from "@runko/domain/texts/texts";
import { expect, it } from "vitest";
import { sameContacts, shownContacts } from "./shown-contacts.ts";

const suppliers = [
  {
    id: "1",
    name: "Örkki Oy",
    contactInfo: "Vaihde 09 123 4567",
    contacts: [
      { documentType: "Order" as const, emailAddresses: ["tilaukset@orkki.example"], phoneNumbers: [] },
      { documentType: "Fault" as const, emailAddresses: [], phoneNumbers: ["+358 40 765 4321"] },
    ],
  },
  { id: "2", name: "Orkki Ab", contactInfo: "", contacts: [] },
];
const find = (searched: string, type?: "Order" | "Fault") =>
  shownContacts(suppliers, { searched, type }).map(({ name, contacts }) => [name, contacts.length]);

it("finds suppliers by name, information, address and number", () => {
  expect(find("")).toEqual([
    ["Örkki Oy", 2],
    ["Orkki Ab", 0],
  ]);
  expect(find("örkki")).toEqual([["Örkki Oy", 2]]);
  expect(find("TILAUKSET@")).toEqual([["Örkki Oy", 2]]);
  expect(find("vaihde")).toEqual([["Örkki Oy", 2]]);
  expect(find("040765")).toEqual([]);
  expect(find("40-765 43")).toEqual([["Örkki Oy", 2]]);
});

it("shows the contacts of the chosen type alone, and searches among them", () => {
  expect(find("", "Fault")).toEqual([
    ["Örkki Oy", 1],
    ["Orkki Ab", 0],
  ]);
  expect(find("tilaukset@", "Fault")).toEqual([]);
});

it("tells an address once, with all the types that it is for", () => {
  const contact = (documentType: "Order" | "Inquiry" | "Fault", emailAddresses: string[]) => ({
    documentType,
    emailAddresses,
    phoneNumbers: [],
  });
  const told = sameContacts([
    contact("Inquiry", ["a@orkki.example", "b@orkki.example"]),
    contact("Order", ["b@orkki.example", "a@orkki.example"]),
    contact("Fault", ["viat@orkki.example"]),
  ]);
  expect(told.map(({ types }) => types)).toEqual([["Inquiry", "Order"], ["Fault"]]);
  const { about } = texts.supplierContacts;
  expect(about(["Tilaukset"])).toBe("Tilaukset");
  expect(about(["Tarjouspyynnöt", "Tilaukset", "Irtisanomiset"])).toBe("Tarjouspyynnöt, tilaukset ja irtisanomiset");
});
