import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { DocumentScope } from "../documents/document-scope.ts";
import { createScope, type Scope } from "../platform/filter/combine-where.ts";

/** The table whose columns name the organization and the type: `documents d` or, where words are looked for, `document_texts t`. */
export type Searched = "d" | "t";

/** The scope organization by organization, and as one condition; the parameters are the same in all of them. */
export type SearchScopes = {
  each: Scope[];
  /** Organization by organization and type by type. */
  eachType: Scope[];
  whole: Scope;
  /** Organization by organization, of all types. */
  allTypes: Scope[];
  /** The whole without a look into indexes of many organizations, which would bring all that these have. */
  besideIndex: Scope;
};

/** Organizations of which the same types are seen stand together. */
function groupsOf(scope: DocumentScope, types: readonly DocumentType[]): [ids: string[], seen: DocumentType[]][] {
  const typesOf = new Map<string, DocumentType[]>();
  for (const { organizationId, documentType } of scope.branches)
    if (types.includes(documentType))
      typesOf.set(organizationId, [...(typesOf.get(organizationId) ?? []), documentType]);
  const groups = new Map<string, [string[], DocumentType[]]>();
  for (const [id, seen] of typesOf) {
    const key = seen.toSorted().join();
    groups.set(key, [[...(groups.get(key)?.[0] ?? []), id], seen]);
  }
  return [...groups.values()];
}

/** Each organization is named by a plain value of a parameter, so that the planner knows how much it has. */
export function searchScopes(scope: DocumentScope, types: readonly DocumentType[], over: Searched): SearchScopes {
  const side = `${over}.${scope.side}`;
  const values: string[][] = [];
  const bind = (list: string[], type: string) => `$${values.push(list)}::${type}[]`;
  const conditions = groupsOf(scope, types).map(([ids, seen]) => {
    const list = bind(ids, "uuid");
    const ofTypes =
      seen.length === documentTypes.length ? "" : ` AND ${over}.document_type = ANY(${bind(seen, "text")})`;
    const each = ids.map((_id, place) => `${side} = (${list})[${place + 1}]${ofTypes}`);
    return {
      eachType: each.flatMap((sql) => seen.map((type) => `${sql} AND ${over}.document_type = '${type}'`)),
      allTypes: ids.map((_id, place) => `${side} = (${list})[${place + 1}]`),
      each,
      whole: `(${side} = ANY(${list})${ofTypes})`,
    };
  });
  const each = conditions.flatMap((condition) => condition.each).map((sql) => createScope(sql, values));
  const allTypes = conditions.flatMap((condition) => condition.allTypes).map((sql) => createScope(sql, values));
  const eachType = conditions.flatMap((condition) => condition.eachType).map((sql) => createScope(sql, values));
  const any = conditions.map((condition) => condition.whole).join(" OR ") || "FALSE";
  const whole = each.length === 1 && each[0] ? each[0] : createScope(any, values);
  const besideIndex = each.length === 1 ? whole : createScope(`(${any}) IS TRUE`, values);
  return { each, eachType, allTypes, whole, besideIndex };
}
