import type { Client } from "pg";
import { DatabaseStartError } from "./database-start-error.ts";

/** What a role may do by itself, by being a member of another or as everyone may, that `wanted` does not say. */
const excessOf = (wanted: string) => `WITH wanted AS (${wanted}),
    roles AS (SELECT oid FROM pg_roles WHERE pg_has_role($1::regrole::oid, oid, 'MEMBER')),
    rights (privilege, of_columns) AS (VALUES ('INSERT', true), ('UPDATE', true), ('REFERENCES', true),
      ('DELETE', false), ('TRUNCATE', false), ('TRIGGER', false))
  SELECT privilege || ' of ' || name AS said FROM wanted w CROSS JOIN rights
  WHERE w.kind <> 'S' AND privilege <> ALL (w.wanted) AND EXISTS (SELECT FROM roles r
    WHERE CASE WHEN of_columns THEN has_any_column_privilege(r.oid, w.oid, privilege)
      ELSE has_table_privilege(r.oid, w.oid, privilege) END)
  UNION ALL
  SELECT 'CREATE of public' WHERE EXISTS (SELECT FROM roles r WHERE has_schema_privilege(r.oid, 'public', 'CREATE'))
  ORDER BY said`;

const MOST_TOLD = 5;

/** Refuses a role whose own grants are right and that may do more all the same. Throws DatabaseStartError. */
export async function refuseExcess(owner: Client, role: string, wanted: string): Promise<void> {
  const { rows } = await owner.query<{ said: string }>(excessOf(wanted), [role]);
  if (rows.length === 0) return;
  const told = rows.slice(0, MOST_TOLD).map(({ said }) => said);
  throw new DatabaseStartError(
    `DATABASE_URL: its role may do more than serve: ${told.join(", ")}${rows.length > MOST_TOLD ? ", …" : ""}; revoke it from PUBLIC, from the roles it is a member of and of its columns`,
  );
}
