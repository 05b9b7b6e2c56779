import type { FieldDefinition } from "../documents/document-fields.ts";

const address = { streetName: "Kauppakatu", streetNumber: "12", postalCode: "33100", postalPlace: "Tampere" };

/** A value of the kind of a field, for tests. */
export function sampleOf(definition: FieldDefinition): unknown {
  switch (definition.kind) {
    case "date":
      return "2026-12-10";
    case "instant":
      return "2026-12-10T07:30:00.000Z";
    case "money":
      return "120.50";
    case "number":
      return "12.5";
    case "flag":
      return false;
    case "address":
      return { ...address, streetLetter: "B", apartment: "34" };
    case "option":
    case "numberOption":
      return definition.options[0];
    case "options":
      return [...definition.options];
    case "emails":
      return ["a@runko.example", "b@runko.example"];
    case "email":
      return "a@runko.example";
    default:
      return "teksti";
  }
}
