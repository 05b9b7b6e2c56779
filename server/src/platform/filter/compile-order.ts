import { orderedColumn } from "./compile-where.ts";
import type { OrderTerm } from "./filter.ts";
import { findField } from "./published-entity.ts";
import type { PublishedEntity } from "./published-entity.ts";

/**
 * The terms of ORDER BY, the entity's own order when none are given, with the key last so that pages never overlap.
 * The key goes in the direction of the last term, so that one index serves both directions.
 */
export function compileOrder(order: readonly OrderTerm[], entity: PublishedEntity): string {
  const terms = order.length > 0 ? [...order] : [...(entity.defaultOrder ?? [])];
  const end = terms.findIndex((term) => term.field === entity.key);
  const unique =
    end >= 0
      ? terms.slice(0, end + 1)
      : [...terms, { field: entity.key, direction: terms.at(-1)?.direction ?? ("ASC" as const) }];
  return unique
    .map(({ field: name, direction }) => {
      const field = findField(entity, name);
      if (!field) throw new Error(`${entity.name} does not publish ${name}`);
      return `${orderedColumn(field)} ${direction}`;
    })
    .join(", ");
}
