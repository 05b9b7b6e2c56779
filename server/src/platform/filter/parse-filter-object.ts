import { FilterError } from "./filter-error.ts";
import { filterLimits } from "./filter-limits.ts";
import { everything } from "./filter.ts";
import type { Inclusion, OpenFilter } from "./filter.ts";
import { parseFields } from "./parse-fields.ts";
import { parseOrder } from "./parse-order.ts";
import { parsePage } from "./parse-page.ts";
import { isObject, joinPath, parseList, parseObject } from "./parse-parts.ts";
import { parseWhere } from "./parse-where.ts";
import type { ConditionBudget } from "./parse-where.ts";
import type { PublishedEntity } from "./published-entity.ts";

const filterKeys = ["where", "fields", "order", "limit", "skip", "offset", "include"] as const;
const inclusionKeys = ["relation", "scope"] as const;

export function parseFilterObject(
  raw: unknown,
  path: string,
  entity: PublishedEntity,
  budget: ConditionBudget,
  depth = 0,
): OpenFilter {
  const given = pickKeys(raw, path, filterKeys);
  const { where, fields, order, include } = given;
  return {
    where: where === undefined ? everything : parseWhere(where, joinPath(path, "where"), entity, budget),
    fields: fields === undefined ? undefined : parseFields(fields, joinPath(path, "fields"), entity),
    order: order === undefined ? [] : parseOrder(order, joinPath(path, "order"), entity),
    include: include === undefined ? [] : parseInclude(include, joinPath(path, "include"), entity, budget, depth + 1),
    ...parsePage(given, path),
  };
}

function parseInclude(
  raw: unknown,
  path: string,
  entity: PublishedEntity,
  budget: ConditionBudget,
  depth: number,
): Inclusion[] {
  if (depth > filterLimits.includeDepth) throw new FilterError(path, "TOO_DEEP");
  const inclusions = parseList(raw, filterLimits.includes, path).map((item, index): Inclusion => {
    const at = Array.isArray(raw) ? joinPath(path, index) : path;
    const { relation, scope } = isObject(item) ? pickKeys(item, at, inclusionKeys) : { relation: item };
    const related = findRelation(entity, relation);
    if (!related) throw new FilterError(isObject(item) ? joinPath(at, "relation") : at, "UNKNOWN_RELATION");
    return {
      relation: related.name,
      scope: parseFilterObject(scope ?? {}, joinPath(at, "scope"), related.entity, budget, depth),
    };
  });
  const names = new Set(inclusions.map((inclusion) => inclusion.relation));
  if (names.size < inclusions.length) throw new FilterError(path, "GIVEN_TWICE");
  return inclusions;
}

function findRelation(entity: PublishedEntity, name: unknown): { name: string; entity: PublishedEntity } | undefined {
  if (typeof name !== "string" || !Object.hasOwn(entity.relations, name)) return undefined;
  const related = entity.relations[name];
  return related && { name, entity: related() };
}

function pickKeys<Key extends string>(raw: unknown, path: string, keys: readonly Key[]): Partial<Record<Key, unknown>> {
  const picked: Partial<Record<Key, unknown>> = {};
  for (const [name, value] of parseObject(raw, path)) {
    const key = keys.find((known) => known === name);
    if (key === undefined) throw new FilterError(joinPath(path, name), "UNKNOWN_KEY");
    picked[key] = value;
  }
  return picked;
}
