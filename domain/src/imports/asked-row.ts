import { columnsOfField } from "./document-columns.ts";
import type { ImportColumn } from "./map-columns.ts";
import { readAddressLine, restoredPostalCode } from "./read-address-line.ts";
import { productCategories } from "../enumerations/product-categories.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import { addressParts, isEmptyAddress, type Address, type AddressPart } from "../values/address.ts";
import type { Issue } from "../values/issue.ts";
import { checkAskedAddress, type AskedProducts } from "../availability/availability.ts";

/** The kind of a file whose rows are addresses of which is asked what can be had there. */
export const availabilityKind = "Availability";

/** Requests that are made at most of one such file. Source: beyond D4 */
export const mostAskedAtOnce = 1000;

/** By which its requests are known to both sides, as a project (0195); the number tells nothing (0177). */
export const projectOfBatch = (number: number): string => `SAATAVUUS-${number}`;

const street = "targetAddress";
const streetParts = ["streetNumber", "streetLetter", "apartment"] as const satisfies readonly AddressPart[];
const columnOf = (part: AddressPart): string => (part === "streetName" ? street : `${street}.${part}`);

/** The columns of such a file: an address in one cell or by its parts, and what narrows the products. */
export function askedRowColumns(
  texts: Pick<Catalogue, "documents" | "imports" | "availability" | "documentForm">,
): ImportColumn[] {
  const { availability, documentForm } = texts;
  const address = columnsOfField(texts, "AvailabilityRequest", street, false);
  const [line, ...places] = address;
  const parts = streetParts.map((part) => ({
    name: columnOf(part),
    header: documentForm.addressParts[part],
    required: false,
  }));
  return [
    { name: "reference", header: availability.batch.reference, required: false },
    ...(line ? [line] : []),
    ...parts,
    ...places.map((column) => ({ ...column, required: column.name === columnOf("postalCode") })),
    { name: "category", header: availability.category, required: false, aliases: availability.batch.categoryAliases },
    { name: "capacity", header: availability.capacity, required: false, aliases: availability.batch.capacityAliases },
  ];
}

export type AskedRow = {
  reference: string;
  address: Address;
  products: AskedProducts;
  issues: Issue[];
  warnings: Issue[];
};

const folded = (text: string) => text.trim().toLowerCase();

/** An address of a file with what is asked for there, and what is wrong with it. */
export function readAskedRow(
  texts: Pick<Catalogue, "enumerations">,
  cells: Readonly<Record<string, string>>,
): AskedRow {
  const said = (name: string) => cells[name] ?? "";
  const line = readAddressLine(said(street));
  const given = said(columnOf("postalCode")) || (line.postalCode ?? "");
  const postalCode = restoredPostalCode(given);
  const parts = streetParts.map((part) => [part, said(columnOf(part)) || line[part]] as const);
  const whole = {
    ...line,
    ...Object.fromEntries(parts),
    postalCode,
    postalPlace: said(columnOf("postalPlace")) || line.postalPlace,
  };
  const address: Address = isEmptyAddress(whole)
    ? {}
    : Object.fromEntries(addressParts.flatMap((part) => (whole[part] ? [[part, whole[part]]] : [])));
  const named = productCategories.find((one) =>
    [folded(one), folded(texts.enumerations.productCategory[one])].includes(folded(said("category"))),
  );
  const issues = checkAskedAddress(address).map((issue): Issue => {
    const part = addressParts.find((one) => issue.path === `address.${one}`) ?? "streetName";
    return { ...issue, path: columnOf(part) };
  });
  const unknown = folded(said("category")) !== "" && named === undefined;
  return {
    reference: said("reference"),
    address,
    products: { categories: named ? [named] : [], capacity: said("capacity") },
    issues: [...issues, ...(unknown ? [{ path: "category", code: "NOT_AN_OPTION" } as const] : [])],
    warnings:
      postalCode === given
        ? []
        : [{ path: columnOf("postalCode"), code: "POSTAL_CODE_RESTORED", params: { code: postalCode } }],
  };
}
