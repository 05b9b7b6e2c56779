import type { FieldName } from "../documents/document-fields.ts";
import { documentStates } from "../documents/document-states.ts";
import { documentTypes, type DocumentType } from "../enumerations/document-types.ts";
import { fieldsOfType } from "../documents/fields-of-type.ts";
import { deliveryTypes } from "../enumerations/delivery-types.ts";
import { faultTypes } from "../enumerations/fault-types.ts";
import { productCategories } from "../enumerations/product-categories.ts";
import { typesOfRole } from "../organizations/event-type-rights.ts";
import type { PathRole } from "../organizations/roles.ts";
import type { AddressPart } from "../values/address.ts";

/**
 * What a criterion holds. "text": a part of it, in any case; "number": a TID or CID; "flag": yes or no; "mark": yes, or not
 * asked; "dates": from and
 * to of a calendar date; "days": from and to in days of Helsinki, of an instant; "options": any of them; "ids": any of
 * them, chosen by name.
 */
export type CriterionKind =
  | { kind: "freeText" }
  | { kind: "text" }
  | { kind: "number"; of: "TID" | "CID" }
  | { kind: "flag" }
  | { kind: "mark" }
  | { kind: "dates" }
  | { kind: "days" }
  | { kind: "options"; options: readonly string[] }
  | { kind: "ids"; of: "supplier" | "subscriber" | "productGroup" };

/**
 * The parameter of the call `events` that a criterion becomes; in a where, the field that it is a condition on. What
 * depends on the reader becomes what `readerWhere` says.
 */
export type CriterionPlace =
  | { in: "reader" }
  | { in: "q" | "documentType" | "supplierIds" | "subscriberIds" }
  | { in: "where" | "docWhere" | "prodWhere" | "targetAddrWhere" | "otherEndAddrWhere"; field: string };

/** How soon the reader's side, or the supplier, has to do something. */
export const dueOptions = ["late", "today"] as const;

/** The groups in which the form shows the criteria, in reading order. */
export const criterionGroups = ["identity", "state", "parties", "dates", "references", "addresses", "marks"] as const;
export type CriterionGroup = (typeof criterionGroups)[number];

type Criterion = CriterionKind &
  CriterionPlace & {
    group: CriterionGroup;
    /** Only in these roles; in all when absent. */
    roles?: readonly PathRole[];
    /** Only for types whose documents have this field; for all types when absent. */
    needs?: FieldName;
  };

const text = { kind: "text" } as const;
const dates = { kind: "dates", group: "dates" } as const;
const flag = { kind: "flag", group: "marks" } as const;
const ofReader = { in: "reader", group: "state" } as const;
const mark = { kind: "mark", ...ofReader } as const;
const inForm = <Name extends FieldName>(field: Name) => ({ in: "docWhere", field, needs: field }) as const;
const reference = { ...text, group: "references" } as const;
const inAddress = { ...text, group: "addresses" } as const;
const atA = (field: AddressPart) => ({ ...inAddress, in: "targetAddrWhere", field }) as const;
const atB = (field: AddressPart) =>
  ({ ...inAddress, in: "otherEndAddrWhere", field, needs: "otherEndAddress" }) as const;

/**
 * Every criterion of search, once. The name is its parameter in the address of the search screens and the key of its
 * label in `texts.search.criteria`. Source: specification §3, §7 events.
 */
export const searchCriteria = {
  q: { kind: "freeText", in: "q", group: "identity" },
  tid: { kind: "number", of: "TID", in: "where", field: "id", group: "identity" },
  cid: { kind: "number", of: "CID", in: "where", field: "caseId", group: "identity" },
  type: { kind: "options", options: documentTypes, in: "documentType", group: "identity" },

  status: { kind: "options", options: documentStates, in: "where", field: "eventState", group: "state" },
  archived: { ...flag, in: "where", field: "archived", group: "state" },
  /** The organization's own documents, without those that its children open to it. */
  own: mark,
  /** Those that the reader handles. */
  mine: mark,
  /** Those that nobody of the reader's side handles. */
  unassigned: mark,
  /** Those that wait for the reader's side. */
  waiting: mark,
  /** Those with messages that the reader's side has not read. */
  unread: mark,
  /** Those that are late, or due before the day ends. */
  due: { kind: "options", options: dueOptions, ...ofReader },

  supplier: { kind: "ids", of: "supplier", in: "supplierIds", group: "parties", roles: ["SUBSCRIBER"] },
  subscriber: {
    kind: "ids",
    of: "subscriber",
    in: "subscriberIds",
    group: "parties",
    roles: ["SUPPLIER", "ERROR_HANDLER"],
  },
  customer: { ...text, ...inForm("customerName"), group: "parties" },
  product: { ...text, in: "prodWhere", field: "productName", group: "parties" },
  productGroup: { kind: "ids", of: "productGroup", in: "where", field: "productGroupId", group: "parties" },
  category: { kind: "options", options: productCategories, in: "where", field: "category", group: "parties" },

  created: { ...dates, kind: "days", in: "where", field: "createdAt" },
  updated: { ...dates, kind: "days", in: "where", field: "updatedAt" },
  requested: { ...dates, ...inForm("requestedDate") },
  estimated: { ...dates, ...inForm("estimatedDeliveryDate") },
  delivered: { ...dates, ...inForm("actualDeliveryDate") },
  validUntil: { ...dates, ...inForm("validUntilDate") },
  deliveryType: { kind: "options", options: deliveryTypes, ...inForm("deliveryType"), group: "dates" },

  subscriberConnection: { ...reference, ...inForm("subscriberConnectionId") },
  supplierConnection: { ...reference, ...inForm("supplierConnectionId") },
  project: { ...reference, ...inForm("projectId") },
  contract: { ...reference, ...inForm("contractNumber") },
  order: { ...reference, ...inForm("orderNumber") },
  billingReference: { ...reference, ...inForm("customBillingReference") },

  streetA: atA("streetName"),
  numberA: atA("streetNumber"),
  postalCodeA: atA("postalCode"),
  placeA: atA("postalPlace"),
  streetB: atB("streetName"),
  numberB: atB("streetNumber"),
  postalCodeB: atB("postalCode"),
  placeB: atB("postalPlace"),

  faultType: { kind: "options", options: faultTypes, ...inForm("faultType"), group: "marks" },
  rejected: { ...flag, in: "where", field: "rejected" },
  processed: { ...flag, in: "where", field: "userProcessed", roles: ["SUBSCRIBER"] },
  ordered: { ...flag, in: "where", field: "ordered" },
  modified: { ...flag, in: "where", field: "modified" },
  disconnected: { ...flag, in: "where", field: "disconnected" },
} as const satisfies Record<string, Criterion>;

export type CriterionName = keyof typeof searchCriteria;
export const criterionNames = Object.keys(searchCriteria) as CriterionName[];

export function criterionOf(name: CriterionName): Criterion {
  return searchCriteria[name];
}

/** The criteria that this role has for documents of these types; without types for all that the role sees. */
export function criteriaFor(role: PathRole, types: readonly DocumentType[] = []): CriterionName[] {
  const seen = typesOfRole(role);
  const searched = types.length > 0 ? types.filter((type) => seen.includes(type)) : seen;
  const fields = new Set(searched.flatMap((type) => [...fieldsOfType(type)]));
  return criterionNames.filter((name) => {
    const { roles, needs } = criterionOf(name);
    if (name === "type") return seen.length > 1;
    return (roles?.includes(role) ?? true) && (needs === undefined || fields.has(needs));
  });
}
