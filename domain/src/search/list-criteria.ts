import { documentTypes, type DocumentType } from "../enumerations/document-types.ts";
import type { PathRole } from "../organizations/roles.ts";
import type { Criteria } from "./criteria.ts";
import { criteriaFor, criterionOf, type CriterionName } from "./search-criteria.ts";
import { conditionOf } from "./search-request.ts";

/** What a list is narrowed by beside its states and its words: the other party, the product, and days. */
export const listCriterionNames: readonly CriterionName[] = [
  "supplier",
  "subscriber",
  "product",
  "productGroup",
  "requested",
  "estimated",
  "created",
];

/** The criteria by which lists of this role are narrowed: those that documents of the type have. */
export function listCriteria(role: PathRole, type?: DocumentType): CriterionName[] {
  const known = criteriaFor(role, type ? [type] : documentTypes);
  return listCriterionNames.filter((name) => known.includes(name));
}

/** The field of a row of a list that a criterion is a condition on. */
function listField(name: CriterionName): string {
  const criterion = criterionOf(name);
  if (!("field" in criterion)) return criterion.in === "supplierIds" ? "supplierId" : "subscriberId";
  return criterion.in === "docWhere" ? `document.${criterion.field}` : criterion.field;
}

const asList = (value: unknown) => (Array.isArray(value) ? { inq: value as unknown[] } : null);

/** The criteria as conditions of the where of a list. */
export function listWhere(criteria: Criteria): Record<string, unknown> {
  return Object.fromEntries(
    listCriterionNames.flatMap((name) => {
      const value = criteria[name];
      const condition = value === undefined ? null : (asList(value) ?? conditionOf(name, value));
      return condition === null ? [] : [[listField(name), condition]];
    }),
  );
}
