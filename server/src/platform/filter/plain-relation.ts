import { publishEntity, type PublishedEntity } from "./published-entity.ts";

/** A relation of which a filter may choose fields beside `id`, and nothing else. */
export const plainRelation = (name: string, fields: readonly string[]) => (): PublishedEntity =>
  publishEntity({
    name,
    key: "id",
    fields: { id: { type: "uuid", column: "r.id", filterable: false, sortable: false } },
    shown: fields,
    relations: {},
  });
