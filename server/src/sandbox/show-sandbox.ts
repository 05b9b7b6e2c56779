import { sql, type Kysely } from "kysely";
import type { z } from "zod";
import type { Database } from "../platform/database/schema.ts";
import type { sandboxSchema } from "./sandbox-schema.ts";

const named = (id: string) =>
  sql.raw(`(SELECT json_build_object('id', o.id, 'name', o.name) FROM organizations o WHERE o.id = ${id})`);
const live = sql`FROM documents d WHERE NOT d.archived AND (d.subscriber_id = s.twin_id OR d.supplier_id = s.twin_id)`;

/** The sandbox of an organization as it stands, asked by it or by its twin. */
export async function showSandbox(db: Kysely<Database>, id: string): Promise<z.input<typeof sandboxSchema>> {
  const { rows } = await sql<NonNullable<z.input<typeof sandboxSchema>["sandbox"]>>`
    SELECT ${named("s.organization_id")} AS organization, ${named("s.twin_id")} AS twin, ${named("s.robot_id")} AS robot,
      s.client_id AS "clientId", (SELECT count(*) ${live})::integer AS documents,
      EXISTS (SELECT ${live} AND d.created_at < s.emptied_at) AS emptying
    FROM sandboxes s WHERE s.organization_id = ${id} OR s.twin_id = ${id}`.execute(db);
  return { sandbox: rows[0] ?? null };
}
