import { addressParts, type AddressPart } from "@runko/domain/values/address";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";

/** The fields that are typed columns, because they are filtered, sorted or unique; all others are in `details`. */
export const fieldColumns = {
  subscriberConnectionId: "subscriber_connection_id",
  supplierConnectionId: "supplier_connection_id",
  projectId: "project_id",
  contractNumber: "contract_number",
  orderNumber: "order_number",
  customBillingReference: "custom_billing_reference",
  customerName: "customer_name",
  requestedDate: "requested_date",
  estimatedDeliveryDate: "estimated_delivery_date",
  actualDeliveryDate: "actual_delivery_date",
  validUntilDate: "valid_until_date",
  deliveryType: "delivery_type",
  faultType: "fault_type",
  nniFromId: "nni_from_id",
  nniToId: "nni_to_id",
  billingGroupId: "billing_group_id",
} as const satisfies Partial<Record<FieldName, string>>;

const addressPrefixes = { targetAddress: "target", otherEndAddress: "other_end" } as const;
type AddressField = keyof typeof addressPrefixes;

const partColumns = {
  streetName: "street_name",
  streetNumber: "street_number",
  streetLetter: "street_letter",
  apartment: "apartment",
  postalCode: "postal_code",
  postalPlace: "postal_place",
} as const satisfies Record<AddressPart, string>;

type PartColumn = (typeof partColumns)[AddressPart];
export type AddressColumn = `${(typeof addressPrefixes)[AddressField]}_${PartColumn}`;
export type FieldColumn = (typeof fieldColumns)[keyof typeof fieldColumns] | AddressColumn;

export const addressFields = Object.keys(addressPrefixes) as AddressField[];

export function addressColumn(field: AddressField, part: AddressPart): AddressColumn {
  return `${addressPrefixes[field]}_${partColumns[part]}`;
}

export function isColumnField(name: string): name is keyof typeof fieldColumns {
  return Object.hasOwn(fieldColumns, name);
}

const blankToNull = (value: unknown): unknown => {
  const plain = typeof value === "string" ? value.trim() : value;
  return plain === "" || plain === undefined ? null : plain;
};

export type SplitFields = {
  columns: Record<FieldColumn, string | null>;
  /** The rest, without the fields that say nothing. */
  details: Record<string, unknown>;
};

/** Ids, which PostgreSQL keeps in lower case. */
const ids: ReadonlySet<string> = new Set(["nniFromId", "nniToId", "billingGroupId"]);

/** Divides a document's fields into the typed columns and the rest that is kept as JSON. */
export function splitFields(fields: DocumentFields): SplitFields {
  const columns: Partial<Record<FieldColumn, string | null>> = {};
  const details: Record<string, unknown> = {};
  for (const column of Object.values(fieldColumns)) columns[column] = null;
  for (const field of addressFields)
    for (const part of addressParts)
      columns[addressColumn(field, part)] = blankToNull(fields[field]?.[part]) as string | null;
  for (const [name, given] of Object.entries(fields)) {
    const plain = blankToNull(given);
    const value = typeof plain === "string" && ids.has(name) ? plain.toLowerCase() : plain;
    if (isColumnField(name)) columns[fieldColumns[name]] = value as string | null;
    else if (value !== null && !addressFields.includes(name as AddressField)) details[name] = value;
  }
  return { columns: columns as SplitFields["columns"], details };
}

/** The fields of a stored row, those that say nothing left out. */
export function joinFields(row: Record<FieldColumn, string | null> & { details: unknown }): DocumentFields {
  const fields: Record<string, unknown> = { ...(row.details as Record<string, unknown>) };
  for (const [name, column] of Object.entries(fieldColumns)) if (row[column] !== null) fields[name] = row[column];
  for (const field of addressFields) {
    const said = addressParts.flatMap((part) => {
      const value = row[addressColumn(field, part)];
      return value === null ? [] : [[part, value] as const];
    });
    if (said.length > 0) fields[field] = Object.fromEntries(said);
  }
  return fields as DocumentFields;
}

type SearchWords = {
  fields: DocumentFields;
  productNames: readonly string[];
  /** Only what both parties see may be found by free text (D-9b). */
  answerShown: boolean;
};

/** What free text search looks into, in lower case; every word has a space before it. */
export function searchTextOf({ fields, productNames, answerShown }: SearchWords): string {
  const { targetAddress, otherEndAddress } = fields;
  const words = [
    fields.subscriberConnectionId,
    answerShown ? fields.supplierConnectionId : null,
    fields.projectId,
    fields.contractNumber,
    fields.orderNumber,
    fields.customBillingReference,
    fields.ticketNumber,
    fields.customerName,
    ...[targetAddress, otherEndAddress].map(
      (address) => address && addressParts.map((part) => address[part]).join(" "),
    ),
    ...productNames,
  ];
  const said = words.flatMap((word) => (word ? [word.trim().replaceAll(/\s+/g, " ").toLowerCase()] : []));
  return said.length === 0 ? "" : ` ${said.join(" · ")}`;
}
