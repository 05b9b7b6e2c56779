import { expect, test } from "vitest";
import { inputLabel } from "./input-label.ts";
import { missingWords } from "./missing-words.ts";

const told = (input: string) => missingWords(input, inputLabel(input, "Order", ["VLAN", "Telia-tunnus"]));

test.each([
  ["document.customerName", "Anna asiakkaan nimi"],
  ["document.interface", "Valitse rajapinta"],
  ["document.nniFromId", "Valitse NNI-tunnus, mistä"],
  ["document.targetAddress.postalCode", "Anna A-pään osoite, postinumero"],
  ["document.validUntilDate", "Anna viimeinen voimassaolopäivä"],
  ["productGroupId", "Valitse tuoteryhmä"],
  ["customFields.0.value", "Anna VLAN"],
  ["customFields.1.value", "Anna Telia-tunnus"],
])("of %s the summary says %s", (input, words) => expect(told(input)).toBe(words));
