import type { FastifyReply } from "fastify";
import type { RequestFilter } from "../platform/filter/parse-filter.ts";
import { FilterError } from "../platform/filter/filter-error.ts";
import { selectFields } from "../platform/filter/select-fields.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { FoundDocuments } from "./find-documents.ts";

/** An included relation comes whole: a scope that would change it is refused rather than ignored. */
export function refuseScopes({ include }: Pick<RequestFilter, "include">): void {
  for (const { relation, scope } of include) {
    const conditions = "parts" in scope.where ? scope.where.parts.length : 1;
    if (conditions + scope.order.length + scope.include.length > 0 || scope.fields)
      throw new FilterError(`filter.include.${relation}.scope`, "UNKNOWN_KEY");
  }
}

/** Sends a page of documents with the full count, and of each row only the fields that the filter chose. */
export function answerList(
  reply: FastifyReply,
  found: FoundDocuments,
  { fields }: Pick<RequestFilter, "fields">,
): FastifyReply {
  reply.header("x-total-count", found.total);
  if (!fields) return sendJsonText(reply, found.json);
  const rows = JSON.parse(found.json) as Record<string, unknown>[];
  return sendJsonText(reply, JSON.stringify(rows.map((row) => selectFields(row, fields))));
}
