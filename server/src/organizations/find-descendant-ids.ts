import type { Pool } from "pg";

/** The ids of all organizations below this one; its sandbox is none of them. */
export async function findDescendantIds(pool: Pool, id: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: "descendant_ids",
    text: `WITH RECURSIVE below AS (
        SELECT id FROM organizations WHERE parent_organization_id = $1 AND NOT sandbox
        UNION SELECT c.id FROM organizations c JOIN below b ON c.parent_organization_id = b.id)
      SELECT id FROM below ORDER BY id`,
    values: [id],
  });
  return rows.map((row) => row.id);
}
