import { publishFields } from "../../src/platform/filter/published-entity.ts";
import type { PublishedEntity } from "../../src/platform/filter/published-entity.ts";

/** An entity with a field of every type, published from a table that only the tests of the filter have. */
export const parcelEntity: PublishedEntity = publishFields({
  name: "parcel",
  key: "id",
  defaultOrder: [{ field: "createdAt", direction: "DESC" }],
  fields: {
    id: { type: "integer", column: "d.id" },
    ownerId: { type: "uuid", column: "d.owner_id" },
    name: { type: "text", column: "d.name", collate: "fi" },
    code: { type: "text", column: "d.code" },
    weight: { type: "integer", column: "d.weight" },
    sent: { type: "boolean", column: "d.sent" },
    price: { type: "money", column: "d.price" },
    createdAt: { type: "instant", column: "d.created_at" },
    state: { type: "text", column: "d.state", sortable: false },
    version: { type: "integer", column: "d.version", filterable: false },
    "document.dueDate": { type: "date", column: "d.due_date" },
    "document.note": { type: "text", column: `((d.form->>'note') COLLATE "C")` },
    "document.address.city": { type: "text", column: "d.city", collate: "fi" },
  },
  relations: { previous: () => parcelEntity, items: () => itemEntity },
  shown: ["unreadMessages"],
});

export const itemEntity: PublishedEntity = publishFields({
  name: "item",
  key: "id",
  fields: { id: { type: "integer", column: "i.id" }, label: { type: "text", column: "i.label", collate: "fi" } },
  relations: { parcel: () => parcelEntity },
});

export const addressFields = publishFields({
  name: "address",
  fields: { city: { type: "text", column: "d.city", collate: "fi" } },
});

export const parcelTables = `
  CREATE TABLE parcels (
    id integer PRIMARY KEY, owner_id uuid NOT NULL, name text COLLATE "C", code text COLLATE "C", weight integer, sent boolean,
    price numeric(12, 2), created_at timestamptz(3), state text COLLATE "C", version integer, due_date date, form jsonb, city text COLLATE "C"
  );
  CREATE TABLE parcel_items (id integer PRIMARY KEY, parcel_id integer NOT NULL, label text);
`;
