import { documentStates, type DocumentState } from "@runko/domain/documents/document-states";
import { countLimit } from "@runko/domain/values/list-limits";
import type { ScopedWhere } from "../platform/filter/combine-where.ts";
import type { Where } from "../platform/filter/filter.ts";
import { joinsFor } from "./document-entity.ts";
import { branchTable, type SeenDocuments } from "./document-scope.ts";
import type { DocumentRequest } from "./document-where.ts";

/** The states that a where of a list asks for and nothing else; undefined when it asks for more than counters know. */
function countableStates(where: Where): readonly DocumentState[] | undefined {
  if (!("parts" in where)) {
    if (where.field !== "eventState" || (where.kind !== "equal" && where.kind !== "among") || where.negated) return;
    const asked = where.kind === "equal" ? [where.value] : where.values;
    return documentStates.filter((state) => asked.includes(state));
  }
  const [only] = where.parts;
  if (!only) return documentStates;
  return where.kind === "and" && where.parts.length === 1 ? countableStates(only) : undefined;
}

/**
 * SQL of how many documents there are: exact from the counters where they know, else counted up to a limit. `where` is
 * the condition that documentWhere made.
 */
export function totalOfDocuments(scope: SeenDocuments, request: DocumentRequest, where: ScopedWhere): string {
  const { filter, archivedToo, always, more = [] } = request;
  const states = always === undefined ? countableStates(filter.where) : undefined;
  const isCounted =
    states && request.text === undefined && more.length === 0 && Object.keys(filter.wheres).length === 0;
  if (!isCounted || archivedToo) {
    const branches = branchTable(scope, request.types);
    // Each of an organization's own branches by its index, however many rows PostgreSQL expects.
    const found =
      scope.children === "left out"
        ? `${branches} CROSS JOIN LATERAL (SELECT FROM documents d ${joinsFor(where.over)} WHERE ${where.sql} LIMIT ${countLimit}) d`
        : `${branches} JOIN documents d ON true ${joinsFor(where.over)} WHERE ${where.sql}`;
    const counted = `(SELECT count(*) FROM (SELECT FROM ${found} LIMIT ${countLimit}) found)`;
    if (!isCounted) return counted;
    // Of the archived ones counters know nothing: they tell that there are enough, and seldom have to be counted.
    return `(CASE WHEN ${totalOfCounters(scope, request, states)} >= ${countLimit} THEN ${countLimit} ELSE ${counted} END)`;
  }
  return totalOfCounters(scope, request, states);
}

/** SQL of how many documents that stand in the lists the counters know in these states. */
function totalOfCounters(scope: SeenDocuments, { types }: DocumentRequest, states: readonly DocumentState[]): string {
  const role = scope.side === "subscriber_id" ? "SUBSCRIBER" : "SUPPLIER";
  const counted = states.map((state) => `'${state}'`).join(", ");
  return `(SELECT coalesce(sum(c.amount), 0)::bigint FROM ${branchTable(scope, types)}
    JOIN document_counters c ON c.organization_id = b.organization_id AND c.document_type = b.document_type
    WHERE c.role = '${role}' AND c.counter IN (${counted || "NULL"}))`;
}
