import { countLimit } from "@runko/domain/values/list-limits";
import { sql, type Kysely } from "kysely";
import { z } from "zod";
import type { Database } from "../platform/database/schema.ts";

export const groupReachSchema = z
  .strictObject({
    products: z.int().meta({ description: "Of all suppliers." }),
    productsByCategory: z.int().meta({ description: "Those of them without a form of their own." }),
    subscriptions: z.int().meta({ description: "Of subscribers to suppliers that offer such products." }),
    documents: z.int().meta({ description: `Made of such products; ${countLimit} stands for more.` }),
  })
  .meta({ id: "ProductGroupReach" });
type GroupReach = z.output<typeof groupReachSchema>;

/** How much a change of the group's category touches; undefined for a group that is not there. */
export async function loadGroupReach(db: Kysely<Database>, id: string): Promise<GroupReach | undefined> {
  const { rows } = await sql<GroupReach>`
    SELECT count(p.id)::int AS products, count(p.id) FILTER (WHERE p.form_type IS NULL)::int AS "productsByCategory",
      (SELECT count(*)::int FROM subscriptions s WHERE s.active AND s.supplier_id IN (
        SELECT organization_id FROM products WHERE product_group_id = g.id AND active)) AS subscriptions,
      (SELECT count(*)::int FROM (SELECT FROM documents d WHERE d.product_group_id = g.id LIMIT ${countLimit}) d) AS documents
    FROM product_groups g LEFT JOIN products p ON p.product_group_id = g.id
    WHERE g.id = ${id} GROUP BY g.id`.execute(db);
  return rows[0];
}
