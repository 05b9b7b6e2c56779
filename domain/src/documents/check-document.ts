import type { ProductCategory } from "../enumerations/product-categories.ts";
import { checkDates, type DateContext } from "./check-dates.ts";
import { limitIssues, type ConnectionLimits } from "./connection-limits.ts";
import { checkField } from "./check-field.ts";
import { fieldDefinition, fieldNames, type FieldName } from "./document-fields.ts";
import type { DocumentFields } from "./document-fields-schema.ts";
import { answerDemands, subscriberDemands, type Demand, type FieldDemands } from "./field-demands.ts";
import type { Issue } from "../values/issue.ts";

export type CheckContext = DateContext & {
  category: ProductCategory;
  /** Whether the product needs an NNI whatever its category says. */
  needsNni: boolean;
  /** What the chosen products offer of the connection, in the order of choosing; none where they are not asked. */
  products?: readonly Partial<ConnectionLimits>[] | undefined;
  /** What the offer says of which an order is made, or the document whose products stay. */
  agreed?: DocumentFields | undefined;
};

type DemandContext = Pick<CheckContext, "documentType" | "category" | "needsNni" | "part">;

/** What one party's form asks now; forms draw exactly these fields. */
export function demandsOf(fields: DocumentFields, context: DemandContext): FieldDemands {
  const { documentType, category, part } = context;
  if (part.of === "answer") return answerDemands(documentType, part);
  const { modificationTypes } = fields;
  const modifications = Array.isArray(modificationTypes) ? modificationTypes : [];
  const demands = subscriberDemands(documentType, category, modifications);
  if (!context.needsNni) return demands;
  if (documentType === "Inquiry") return new Map([["nniFromId", "optional"], ["nniToId", "optional"], ...demands]);
  return documentType === "Order" ? new Map([["nniToId", "optional"], ...demands, ["nniFromId", "required"]]) : demands;
}

export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.values(value).every(isEmptyValue);
}

function crossFieldIssues(fields: DocumentFields, context: CheckContext): Issue[] {
  const { part } = context;
  const isUnexplained =
    part.of === "answer" &&
    part.action === "signReady" &&
    fields.estimatedDeliveryTime === -1 &&
    isEmptyValue(fields.supplierInfo);
  const { documentType, products = [], agreed } = context;
  return [
    ...checkDates(fields, context),
    ...limitIssues(fields, { documentType, products, agreed }),
    ...(isUnexplained ? [{ path: "supplierInfo", code: "SUPPLIER_INFO_REQUIRED" } as const] : []),
  ];
}

function missing(name: FieldName): Issue {
  return { path: name, code: name === "modificationTypes" ? "MODIFICATION_TYPES_REQUIRED" : "REQUIRED" };
}

function issuesOfField(name: FieldName, value: unknown, demand: Demand | undefined): Issue[] {
  if (isEmptyValue(value)) return demand === "required" ? [missing(name)] : [];
  if (demand === undefined) return [{ path: name, code: "NOT_FOR_THIS_DOCUMENT" }];
  return checkField(name, fieldDefinition(name), value, demand === "required");
}

const placeOf = ({ path }: Issue): number => fieldNames.findIndex((name) => name === path.split(".")[0]);

/**
 * Every broken rule of one party's fields, in the order of the form; both the form and the server call it.
 * Paths are field names (`targetAddress.postalCode`). Source: specification §5, D-13, D-14.
 */
export function checkDocument(fields: DocumentFields, context: CheckContext): Issue[] {
  const demands = demandsOf(fields, context);
  const issues = fieldNames.flatMap((name) => issuesOfField(name, fields[name], demands.get(name)));
  const reported = new Set(issues.map(({ path }) => path));
  const sound: DocumentFields = Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !reported.has(name) && !isEmptyValue(value)),
  );
  const more = crossFieldIssues(sound, context).filter(({ path }) => !reported.has(path));
  return [...issues, ...more].toSorted((one, other) => placeOf(one) - placeOf(other));
}
