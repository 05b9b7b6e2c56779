import { isEmptyValue } from "../documents/check-document.ts";
import { checkField } from "../documents/check-field.ts";
import { fieldDefinition, type FieldName } from "../documents/document-fields.ts";
import type { DocumentFields } from "../documents/document-fields-schema.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import type { Issue } from "../values/issue.ts";
import { columnsOfField } from "./document-columns.ts";
import type { ImportColumn } from "./map-columns.ts";

/** The kind of a file whose rows are connections that were ordered elsewhere (0204). */
export const connectionKind = "Connection";

const required = ["subscriberConnectionId", "actualDeliveryDate"] as const satisfies FieldName[];
/** What the register says of a connection, as far as its subscriber can say it; persons are named by none of them. */
export const importedFields = [
  ...required,
  "supplierConnectionId",
  "customerName",
  "targetAddress",
  "otherEndAddress",
  "capacity",
  "contractLength",
  "contractNumber",
  "connectFee",
  "monthlyFee",
] as const satisfies FieldName[];

const isRequired = (name: FieldName): boolean => required.some((one) => one === name);

/** The columns of such a file. */
export function importedConnectionColumns(
  texts: Pick<Catalogue, "documents" | "imports" | "connections">,
): ImportColumn[] {
  const { supplier, product } = texts.imports.columns;
  const fields = importedFields.flatMap((name) => columnsOfField(texts, "Order", name, isRequired(name)));
  const since = texts.connections.columns.activeSince;
  const [first, ...others] = fields.map((column) =>
    column.name === "actualDeliveryDate" ? { ...column, header: since, aliases: [column.header] } : column,
  );
  const chosen = [
    { name: "supplier", header: supplier, required: false },
    { name: "product", header: product, required: true },
  ];
  return [...(first ? [first] : []), ...chosen, ...others];
}

const oldest: CalendarDate = "1990-01-01";

function dayIssues({ actualDeliveryDate: day }: DocumentFields, today: CalendarDate): Issue[] {
  if (!day) return [];
  if (day < oldest) return [{ path: "actualDeliveryDate", code: "DATE_TOO_OLD" }];
  return day > today ? [{ path: "actualDeliveryDate", code: "DELIVERY_IN_FUTURE" }] : [];
}

/** Every broken rule of what is said of a connection that was ordered elsewhere. */
export function checkImportedConnection(fields: DocumentFields, today: CalendarDate): Issue[] {
  const issues = importedFields.flatMap((name): Issue[] => {
    const value = fields[name];
    if (isEmptyValue(value)) return isRequired(name) ? [{ path: name, code: "REQUIRED" }] : [];
    return checkField(name, fieldDefinition(name), value, false);
  });
  const told = issues.some(({ path }) => path === "actualDeliveryDate");
  return [...issues, ...(told ? [] : dayIssues(fields, today))];
}
