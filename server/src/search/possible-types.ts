import { fieldsWrittenBy, type FieldName } from "@runko/domain/documents/document-fields";
import { countedStates, unfinishedStates, type DocumentState } from "@runko/domain/documents/document-states";
import { fieldsOfType } from "@runko/domain/documents/fields-of-type";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { DocumentRequest } from "../documents/document-where.ts";
import type { Condition, Where } from "../platform/filter/filter.ts";

/** The conditions that must all hold. */
const conditionsOf = (where: Where | undefined): Condition[] => {
  if (!where) return [];
  if (!("parts" in where)) return [where];
  return where.kind === "and" || where.parts.length === 1 ? where.parts.flatMap(conditionsOf) : [];
};

/** What the field must be one of; undefined where the condition says no such thing. */
function valuesOf(condition: Condition): readonly unknown[] | undefined {
  if (condition.kind === "among") return condition.negated ? undefined : condition.values;
  return condition.kind === "equal" && !condition.negated ? [condition.value] : undefined;
}

/** Whether no document without the field fulfils the condition. */
const asksForField = (condition: Condition): boolean =>
  condition.kind === "compare" ||
  condition.kind === "between" ||
  (!condition.negated && !(condition.kind === "equal" && condition.value === null));

const typesWith = (name: FieldName) => documentTypes.filter((type) => fieldsOfType(type).has(name));

/** The one type whose form asks for a field: no other document has it, as a form is refused with what it does not ask for. */
const typeByField = new Map<string, DocumentType>(
  fieldsWrittenBy("subscriber").flatMap((name) => {
    const [type, ...others] = typesWith(name);
    return type && others.length === 0 ? [[`document.${name}`, type] as const] : [];
  }),
);

function mayFulfil(type: DocumentType, condition: Condition): boolean {
  const { field } = condition;
  const values = valuesOf(condition);
  if (field === "documentType") return values?.includes(type) ?? true;
  if (field === "eventState")
    return values?.some((state) => countedStates(type).includes(state as DocumentState)) ?? true;
  return !asksForField(condition) || (typeByField.get(field) ?? type) === type;
}

/** Of the types asked for those that may have what is asked: an index is not read to its end for any of the others. */
export function possibleTypes({ types, filter }: DocumentRequest): DocumentType[] {
  const ofForm = conditionsOf(filter.wheres.docWhere).map((one) => ({ ...one, field: `document.${one.field}` }));
  const conditions = [...conditionsOf(filter.where), ...ofForm];
  return types.filter((type) => conditions.every((condition) => mayFulfil(type, condition)));
}

/** Whether only unfinished documents can be found, of which none is archived: their indexes are of those alone. */
export const asksForUnfinished = ({ filter }: DocumentRequest): boolean =>
  conditionsOf(filter.where).some(
    (one) =>
      one.field === "eventState" &&
      valuesOf(one)?.every((state) => unfinishedStates.some((unfinished) => unfinished === state)),
  );
