import fc from "fast-check";
import type { Pool } from "pg";
import type { Row } from "./matches-where.ts";
import { parcelTables } from "./parcel-entity.ts";
import { randomRow } from "./random-parcels.ts";

const names = [
  "id",
  "ownerId",
  "name",
  "code",
  "weight",
  "sent",
  "price",
  "createdAt",
  "state",
  "version",
  "document.dueDate",
  "document.note",
  "document.address.city",
];

/** Fills the table with random parcels and returns them. */
export async function fillParcels(pool: Pool, count: number): Promise<Row[]> {
  const rows = fc.sample(randomRow, count).map((row, index): Row => Object.assign({}, row, { id: index + 1 }));
  await pool.query(parcelTables);
  for (const row of rows) {
    await pool.query(
      `INSERT INTO parcels (id, owner_id, name, code, weight, sent, price, created_at, state, version, due_date, form, city)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, jsonb_build_object('note', $12::text), $13)`,
      names.map((name) => row[name]),
    );
  }
  return rows;
}
