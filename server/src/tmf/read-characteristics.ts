import { documentFields, type FieldName, type FieldWriter } from "@runko/domain/documents/document-fields";
import type { Issue } from "@runko/domain/values/issue";
import { lacking, malformed, rowsAt } from "./read-body.ts";
import type { OrderItem } from "./read-order-items.ts";

/** Fields that a resource has attributes of its own for. */
const attributes: ReadonlySet<string> = new Set([
  "description",
  "targetAddress",
  "otherEndAddress",
  "customerName",
  "contactName",
  "contactPhone",
  "contactEmail",
  "requestedDate",
  "deliveryType",
  "contractLength",
  "billingGroupId",
  "billingAddress",
  "contractNumber",
  "followers",
  "supplierConnectionId",
  "estimatedDeliveryDate",
  "actualDeliveryDate",
  "connectFee",
  "monthlyFee",
  "validUntilDate",
]);

const ofOrders = new Set(["connection", "addresses", "schedule", "billing", "references", "answer"]);

/** Fields that are told as characteristics of the ordered product, by their own names. */
export const characteristicFields: ReadonlySet<string> = new Set(
  Object.entries(documentFields)
    .filter(([name, { group }]) => ofOrders.has(group) && !attributes.has(name))
    .map(([name]) => name),
);

const customPrefix = "custom.";

/** The value as the field keeps it: numbers of measure are texts there, options are numbers. */
function valueOf(name: FieldName, value: unknown): unknown {
  const { kind } = documentFields[name];
  if (kind === "numberOption") return typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (kind === "flag") return value === "true" ? true : value === "false" ? false : value;
  if (kind === "options") return value === null ? null : [value].flat();
  return typeof value === "number" ? String(value) : value;
}

const isOfKind = (name: FieldName, value: unknown): boolean => {
  const { kind } = documentFields[name];
  if (value === null) return true;
  if (kind === "numberOption") return typeof value === "number" && !Number.isNaN(value);
  if (kind === "flag") return typeof value === "boolean";
  if (kind === "options") return Array.isArray(value) && value.every((each) => typeof each === "string");
  return typeof value === "string";
};

type Characteristics = { fields: Record<string, unknown>; custom: Record<string, string | null>; issues: Issue[] };

/** The characteristics of an item's product that this side writes; one of another name is refused. */
export function readCharacteristics({ product, at }: OrderItem, writer: FieldWriter): Characteristics {
  const read: Characteristics = { fields: {}, custom: {}, issues: [] };
  const rows = rowsAt(product, "productCharacteristic", `${at}/product`);
  const lacks = rows.flatMap((row, index) => lacking(row, ["name"], `${at}/product/productCharacteristic/${index}`));
  if (lacks.length > 0) throw malformed(...lacks);
  for (const [index, { name: given, value = null }] of rows.entries()) {
    const path = `${at}/product/productCharacteristic/${index}`;
    const name = String(given);
    if (name.startsWith(customPrefix)) {
      read.custom[name.slice(customPrefix.length)] = value === null ? null : String(value);
      continue;
    }
    const known = characteristicFields.has(name) && documentFields[name as FieldName].writer === writer;
    const kept = known ? valueOf(name as FieldName, value) : value;
    if (!known) read.issues.push({ path: `${path}/name`, code: "UNKNOWN_FIELD" });
    else if (!isOfKind(name as FieldName, kept)) read.issues.push({ path: `${path}/value`, code: "INVALID_VALUE" });
    else read.fields[name] = kept;
  }
  return read;
}
