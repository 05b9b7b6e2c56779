import { documentTypes, type DocumentType } from "../enumerations/document-types.ts";
import type { PathRole } from "../organizations/roles.ts";
import type { Criteria } from "./criteria.ts";
import { readerWhere, type Reader } from "./reader-where.ts";
import { criteriaFor, criterionNames, criterionOf, type CriterionName } from "./search-criteria.ts";
import { conditionOf } from "./search-request.ts";

/** What a list is narrowed by by a press, which depends on the reader. */
export const quickCriterionNames = criterionNames.filter((name) => criterionOf(name).in === "reader");

/** What a list is narrowed to by a form. */
export const askedCriterionNames: readonly CriterionName[] = [
  "supplier",
  "subscriber",
  "product",
  "productGroup",
  "requested",
  "estimated",
  "created",
];

/** What a list is narrowed by beside its states and its words: by a press, and by the other party, the product and days. */
export const listCriterionNames: readonly CriterionName[] = [...quickCriterionNames, ...askedCriterionNames];

/** The criteria that a list of this role asks for in a form: those that documents of the type have. */
export function listCriteria(role: PathRole, type?: DocumentType): CriterionName[] {
  const known = criteriaFor(role, type ? [type] : documentTypes);
  return askedCriterionNames.filter((name) => known.includes(name));
}

/** The field of a row of a list that a criterion is a condition on. */
function listField(name: CriterionName): string {
  const criterion = criterionOf(name);
  if (!("field" in criterion)) return criterion.in === "supplierIds" ? "supplierId" : "subscriberId";
  return criterion.in === "docWhere" ? `document.${criterion.field}` : criterion.field;
}

const asList = (value: unknown) => (Array.isArray(value) ? { inq: value as unknown[] } : null);

/** The criteria as a where of a list of the reader; what a press asks for stands plainly, so that the counters can answer. */
export function listWhere(criteria: Criteria, reader: Reader): Record<string, unknown> {
  const asked = askedCriterionNames.flatMap((name) => {
    const value = criteria[name];
    const condition = value === undefined ? null : (asList(value) ?? conditionOf(name, value));
    return condition === null ? [] : [[listField(name), condition]];
  });
  return {
    ...readerWhere(criteria, reader),
    // Both may speak of the other party: each holds.
    ...(asked.length > 0 && { and: [Object.fromEntries(asked)] }),
  };
}
