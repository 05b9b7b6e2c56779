import type { DocumentType } from "../enumerations/document-types.ts";
import type { Issue } from "../values/issue.ts";
import type { DocumentFields } from "./document-fields-schema.ts";
import { speaksOfOrder } from "./source-action.ts";

/** What may be chosen of the connection of a product; of an empty list anything. */
export type ConnectionLimits = {
  interfaces: readonly string[];
  connectors: readonly string[];
  capacities: readonly string[];
};

const limitOf = {
  capacity: "capacities",
  interface: "interfaces",
  connector: "connectors",
  otherEndInterface: "interfaces",
  otherEndConnector: "connectors",
} as const satisfies Partial<Record<keyof DocumentFields, keyof ConnectionLimits>>;

export type LimitedField = keyof typeof limitOf;
export const limitedFields = Object.keys(limitOf) as readonly LimitedField[];

export type Limiting = {
  documentType: DocumentType;
  /** In the order of choosing: the first that says so decides, as it decides the form (D-12). */
  products: readonly Partial<ConnectionLimits>[];
  /** What the document, or the offer that it is made of, says already: that stays valid. */
  agreed: DocumentFields | undefined;
};

/** What a field may say; undefined where anything will do. A delivered connection is changed as its supplier agrees. */
export function offeredAt(field: LimitedField, { documentType, products, agreed }: Limiting): string[] | undefined {
  if (speaksOfOrder(documentType)) return undefined;
  const offered = products.map((product) => product[limitOf[field]] ?? []).find(({ length }) => length > 0);
  if (!offered) return undefined;
  const kept = agreed?.[field];
  return typeof kept === "string" && !offered.includes(kept) ? [...offered, kept] : [...offered];
}

/** What the fields say beside what the products offer. */
export function limitIssues(fields: DocumentFields, limiting: Limiting): Issue[] {
  return limitedFields.flatMap((path): Issue[] => {
    const value = fields[path];
    const offered = offeredAt(path, limiting);
    if (typeof value !== "string" || offered === undefined || offered.includes(value)) return [];
    return [{ path, code: "NOT_OFFERED_BY_PRODUCT", params: { offered: offered.join(", ") } }];
  });
}
