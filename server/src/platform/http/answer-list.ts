import type { FastifyReply } from "fastify";
import type { FoundRows } from "../entity/find-rows.ts";
import { FilterError } from "../filter/filter-error.ts";
import type { FieldSelection, Filter } from "../filter/filter.ts";
import { selectFields } from "../filter/select-fields.ts";
import { sendJsonText } from "./send-json-text.ts";

type Row = Record<string, unknown>;
type Shape = Pick<Filter, "fields" | "include">;

/** An included relation comes whole but for the fields of its scope: all else is refused rather than ignored (D-49). */
export function refuseScopes({ include }: Pick<Filter, "include">): void {
  for (const { relation, scope } of include) {
    const { where, order, limit, skip } = scope;
    const given = {
      where: "parts" in where ? where.parts.length > 0 : true,
      order: order.length > 0,
      limit: limit !== undefined,
      skip: skip !== undefined,
      include: scope.include.length > 0,
    };
    for (const [key, isGiven] of Object.entries(given))
      if (isGiven) throw new FilterError(`filter.include.${relation}.scope.${key}`, "UNKNOWN_KEY");
  }
}

/** Sends a page with the full count, and of each row only the fields that the filter chose (D-27, D-28). */
export function answerList(reply: FastifyReply, found: FoundRows, filter: Shape): FastifyReply {
  reply.header("x-total-count", found.total);
  if (!choosesFields(filter)) return sendJsonText(reply, found.json);
  const rows = JSON.parse(found.json) as Row[];
  return sendJsonText(reply, JSON.stringify(rows.map((row) => shapeRow(row, filter))));
}

function choosesFields({ fields, include }: Shape): boolean {
  return fields !== undefined || include.some(({ scope }) => scope.fields !== undefined);
}

/** The row with the fields chosen, and of its relations those that their scopes choose. */
export function shapeRow(row: Row, { fields, include }: Shape): Row {
  const shaped = { ...row };
  for (const { relation, scope } of include) shaped[relation] = shapeRelation(row[relation], scope.fields);
  return selectFields(shaped, withIncluded(fields, include));
}

/** What is included is shown, whatever fields of the row itself are chosen. */
function withIncluded(fields: FieldSelection | undefined, include: Filter["include"]): FieldSelection | undefined {
  if (fields?.mode !== "only") return fields;
  return { ...fields, names: [...fields.names, ...include.map(({ relation }) => relation)] };
}

function shapeRelation(value: unknown, fields: FieldSelection | undefined): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => shapeRelation(each, fields));
  return typeof value === "object" && value !== null ? selectFields(value as Row, fields) : value;
}
