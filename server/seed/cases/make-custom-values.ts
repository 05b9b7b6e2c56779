import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { customFieldsOf } from "@runko/domain/products/custom-fields";
import { chance, int, pick, type Random } from "../chance/random.ts";
import type { Product } from "../world.ts";
import type { CustomValues } from "./matter.ts";

const textOf: Readonly<Record<string, (random: Random) => string>> = {
  "VLAN-tunnus": (random) => String(int(random, 100, 3900)),
  "S-VLAN": (random) => String(int(random, 100, 3900)),
  "Antennin paino (kg)": (random) => String(int(random, 8, 46)),
  "Tehontarve (W)": (random) => String(int(random, 2, 24) * 50),
  "AS-numero": (random) => `AS${int(random, 64_512, 65_534)}`,
  "Kanavan tunnus": (random) => `C${int(random, 17, 61)}`,
  "Varmistavan reitin tunnus": (random) => `R-${int(random, 1000, 9999)}`,
};

/** A value for each of the product's own fields that would be filled in on an order (D-15). */
export function makeCustomValues(random: Random, { customFields }: Product): CustomValues {
  const values: Record<string, string> = {};
  for (const { name, kind, required, selections } of customFields) {
    if (!required && chance(random, 0.4)) continue;
    values[name] = kind === "select" ? pick(random, selections) : (textOf[name]?.(random) ?? "");
  }
  return values;
}

/** Those of the values that a form of this type shows. */
export function customValuesFor({ customFields }: Product, type: DocumentType, values: CustomValues): CustomValues {
  const names = new Set(customFieldsOf(customFields, type).map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}
