import { modificationTypes, type ModificationType } from "../enumerations/modification-types.ts";
import type { DocumentType } from "../enumerations/document-types.ts";
import { productCategories, type ProductCategory } from "../enumerations/product-categories.ts";
import { demandsOf } from "../documents/check-document.ts";
import { fieldDefinition, fieldNames, type FieldName } from "../documents/document-fields.ts";
import { fieldLabel } from "../documents/field-label.ts";
import type { FieldDemands } from "../documents/field-demands.ts";
import { needsOrder } from "../documents/source-action.ts";
import { customFieldsOf, type CustomFieldDefinition } from "../products/custom-fields.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import type { ImportColumn } from "./map-columns.ts";

/** The types whose documents are made from files; a fault is reported one by one. */
export const importedTypes = ["Order", "AvailabilityRequest", "Inquiry", "ChangeOrder", "CancelOrder"] as const;
export type ImportedType = (typeof importedTypes)[number];

const CUSTOM = "custom:";
export const customColumn = (name: string): string => `${CUSTOM}${name}`;
/** The product's own field whose column this is. */
export const customFieldOf = (column: string): string | undefined =>
  column.startsWith(CUSTOM) ? column.slice(CUSTOM.length) : undefined;

/** What is known of the product that all rows of a file are of. */
export type FileProduct = {
  category: ProductCategory;
  needsNni: boolean;
  customFields: readonly CustomFieldDefinition[];
};

type Asked = { category: ProductCategory; needsNni: boolean; modifications?: readonly ModificationType[] };

/** What a form asks; of a product that is not known yet, required is what the form of every category requires. */
function demandsOfFile(type: DocumentType, product: FileProduct | undefined): FieldDemands {
  const asked = ({ category, needsNni, modifications = modificationTypes }: Asked) => {
    const fields = { modificationTypes: [...modifications] };
    return demandsOf(fields, { documentType: type, category, needsNni, part: { of: "subscriber" } });
  };
  if (product && !needsOrder(type)) return asked(product);
  // What is changed follows from what a row says.
  const least = productCategories.map((category) => asked({ category, needsNni: false, modifications: [] }));
  const isRequired = (name: FieldName) =>
    name !== "modificationTypes" && least.every((demands) => demands.get(name) === "required");
  const names = productCategories.flatMap((category) => [...asked({ category, needsNni: false }).keys()]);
  return new Map(names.map((name) => [name, isRequired(name) ? "required" : "optional"] as const));
}

type Words = Pick<Catalogue, "documents" | "imports">;

/** The columns of a file that say one field: an address has three. */
export function columnsOfField(
  { documents, imports }: Words,
  type: DocumentType,
  name: FieldName,
  required: boolean,
): ImportColumn[] {
  const header = fieldLabel(documents, name, type);
  if (fieldDefinition(name).kind !== "address") {
    const aliases = name === "subscriberConnectionId" ? imports.columns.ownIdAliases : [];
    return [{ name, header, required, aliases }];
  }
  const isTarget = name === "targetAddress";
  const { postalCode, postalPlace, postalCodeOf, postalPlaceOf, addressAliases } = imports.columns;
  return [
    { name, header, required, aliases: isTarget ? addressAliases : [] },
    { name: `${name}.postalCode`, header: isTarget ? postalCode : postalCodeOf(header), required },
    { name: `${name}.postalPlace`, header: isTarget ? postalPlace : postalPlaceOf(header), required: false },
  ];
}

/** The columns of a file whose rows become documents of this type, of one product where the file names it. */
export function documentColumns(texts: Words, type: ImportedType, product?: FileProduct): ImportColumn[] {
  const demands = demandsOfFile(type, product);
  const { columns } = texts.imports;
  const chosen: ImportColumn[] = needsOrder(type)
    ? [{ name: "connection", header: columns.connection, required: true, aliases: columns.connectionAliases }]
    : [
        { name: "supplier", header: columns.supplier, required: false },
        { name: "product", header: columns.product, required: true },
      ];
  const own = product
    ? customFieldsOf(product.customFields, type).map((field) => ({
        name: customColumn(field.name),
        header: field.name,
        required: field.required,
      }))
    : [];
  const fields = fieldNames
    .filter((name) => demands.has(name))
    .toSorted((one, other) => order(one) - order(other))
    .flatMap((name) => columnsOfField(texts, type, name, demands.get(name) === "required"));
  return [...fields.slice(0, 1), ...chosen, ...fields.slice(1), ...own];
}

const first: readonly FieldName[] = ["subscriberConnectionId", "targetAddress", "otherEndAddress"];
/** What each row says anew stands first. */
const order = (name: FieldName): number =>
  first.includes(name) ? first.indexOf(name) : first.length + fieldNames.indexOf(name);
