import type { FastifyReply } from "fastify";
import { FilterError } from "../filter/filter-error.ts";
import type { Filter } from "../filter/filter.ts";
import { selectFields } from "../filter/select-fields.ts";
import { sendJsonText } from "./send-json-text.ts";

/** An included relation comes whole: a scope that would change it is refused rather than ignored. */
export function refuseScopes({ include }: Pick<Filter, "include">): void {
  for (const { relation, scope } of include) {
    const conditions = "parts" in scope.where ? scope.where.parts.length : 1;
    if (conditions + scope.order.length + scope.include.length > 0 || scope.fields)
      throw new FilterError(`filter.include.${relation}.scope`, "UNKNOWN_KEY");
  }
}

/** A page of a list as JSON text, and the count of the whole. */
export type FoundRows = { json: string; total: number };

/** Sends a page with the full count, and of each row only the fields that the filter chose (D-27, D-28). */
export function answerList(reply: FastifyReply, found: FoundRows, { fields }: Pick<Filter, "fields">): FastifyReply {
  reply.header("x-total-count", found.total);
  if (!fields) return sendJsonText(reply, found.json);
  const rows = JSON.parse(found.json) as Record<string, unknown>[];
  return sendJsonText(reply, JSON.stringify(rows.map((row) => selectFields(row, fields))));
}
