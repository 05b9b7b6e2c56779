import { orderedColumn } from "./compile-where.ts";
import type { OrderTerm } from "./filter.ts";
import { aliasOf, findField, type PublishedEntity, type PublishedField } from "./published-entity.ts";

/** The terms of an order, the entity's own when none are given, with the key last so that pages never overlap. */
function termsOf(order: readonly OrderTerm[], entity: PublishedEntity): readonly OrderTerm[] {
  const terms = order.length > 0 ? order : (entity.defaultOrder ?? []);
  const end = terms.findIndex((term) => term.field === entity.key);
  if (end >= 0) return terms.slice(0, end + 1);
  return [...terms, { field: entity.key, direction: terms.at(-1)?.direction ?? "ASC" }];
}

function fieldOf({ field: name }: OrderTerm, entity: PublishedEntity): PublishedField {
  const field = findField(entity, name);
  if (!field) throw new Error(`${entity.name} does not publish ${name}`);
  return field;
}

/**
 * The terms of ORDER BY. The key goes in the direction of the last term, so that one index serves both directions.
 */
export function compileOrder(order: readonly OrderTerm[], entity: PublishedEntity): string {
  return termsOf(order, entity)
    .map((term) => `${orderedColumn(fieldOf(term, entity))} ${term.direction}`)
    .join(", ");
}

/** The aliases of the tables that such an order speaks of. */
export function orderOver(order: readonly OrderTerm[], entity: PublishedEntity): ReadonlySet<string> {
  const aliases = termsOf(order, entity).map((term) => aliasOf(entity, fieldOf(term, entity)));
  return new Set(aliases.filter((alias) => alias !== undefined));
}
