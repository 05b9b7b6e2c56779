import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { nniOfSupplier } from "./nni-of-supplier.ts";

export type NniDirection = "from" | "to";
export type NniUse = { subscriberId: string; supplierId: string; productGroupId: string };
export type UsableNni = { id: string; identifier: string; description: string };
type Row = UsableNni & { allowFrom: boolean; allowTo: boolean };

/** The two lists from which this subscriber may choose, for that supplier and product group. Source: D-22. */
export async function findUsableNnis(db: Kysely<Database>, use: NniUse): Promise<Record<NniDirection, UsableNni[]>> {
  const rows = await selectUsable(db, use);
  const listed = (chosen: Row[]) => chosen.map(({ id, identifier, description }) => ({ id, identifier, description }));
  return {
    from: listed(rows.filter(({ allowFrom }) => allowFrom)),
    to: listed(rows.filter(({ allowTo }) => allowTo)),
  };
}

async function selectUsable(db: Kysely<Database>, use: NniUse): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT n.id, n.identifier, n.description, r.allow_from AS "allowFrom", r.allow_to AS "allowTo"
    FROM nnis n
      JOIN nni_rights r ON r.nni_id = n.id AND r.organization_id = ${use.subscriberId}
      JOIN nni_product_groups g ON g.nni_id = n.id AND g.product_group_id = ${use.productGroupId}
    WHERE n.active AND ${nniOfSupplier(sql`${use.supplierId}::uuid`)}
    ORDER BY n.identifier COLLATE "fi-x-icu", n.id`.execute(db);
  return rows;
}
