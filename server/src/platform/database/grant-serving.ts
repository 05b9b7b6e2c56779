import { Client, escapeIdentifier } from "pg";
import { DatabaseStartError } from "./database-start-error.ts";
import { refuseExcess } from "./refuse-excess.ts";

const PATIENCE_MS = 10_000;

/** A table that only grows is known by its trigger; the portal writes none of these two. */
const WANTED = `SELECT c.oid, c.relname AS name, c.relkind AS kind, CASE
    WHEN c.relkind = 'S' THEN '{USAGE,SELECT}'
    WHEN c.relkind = 'v' OR c.relname = 'schema_migrations' THEN '{SELECT}'
    WHEN EXISTS (SELECT FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
      WHERE t.tgrelid = c.oid AND p.proname IN ('refuse_change', 'keep_demo_mark')) THEN '{SELECT,INSERT}'
    ELSE '{SELECT,INSERT,UPDATE,DELETE}' END::text[] AS wanted
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'S')
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype = 'e')`;

/** What the role has of its own, beside what it should have: only where they differ is anything said. */
const DIFFERING = `WITH wanted AS (${WANTED}), had AS (
    SELECT w.oid, coalesce(array_agg(a.privilege_type ORDER BY a.privilege_type) FILTER (WHERE a.grantee = $1::regrole), '{}') AS rights
    FROM wanted w JOIN pg_class c USING (oid) LEFT JOIN LATERAL aclexplode(c.relacl) a ON true GROUP BY w.oid)
  SELECT w.name, w.kind, w.wanted FROM wanted w JOIN had USING (oid)
  WHERE had.rights <> (SELECT array_agg(one ORDER BY one) FROM unnest(w.wanted) AS one) ORDER BY w.name`;

/** Roles of the server itself whose members pass by what tables grant, or the database altogether. */
const MIGHTY = ["pg_write_all_data", "pg_execute_server_program", "pg_write_server_files", "pg_read_server_files"];

/** Who serves, if it is a role that may no more than it is granted. Throws DatabaseStartError for any other. */
export async function findServingRole(connectionString: string): Promise<string> {
  const client = new Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; mighty: boolean }>(
      `SELECT rolname AS name, rolsuper OR rolcreaterole OR rolreplication OR EXISTS (
          SELECT FROM pg_roles other WHERE other.rolname = ANY ($1) AND pg_has_role(pg_roles.rolname, other.oid, 'MEMBER'))
        OR EXISTS (
          SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND pg_has_role(rolname, relowner, 'MEMBER'))
        OR pg_has_role(rolname, (SELECT datdba FROM pg_database WHERE datname = current_database()), 'MEMBER') AS mighty
       FROM pg_roles WHERE rolname = current_user`,
      [MIGHTY],
    );
    const [found] = rows;
    if (found?.mighty === false) return found.name;
    throw new DatabaseStartError(
      "DATABASE_URL: beside DATABASE_OWNER_URL a role is needed that owns neither the database nor its tables, makes no roles, replicates nothing, and is no superuser nor a member of a role of the server's that writes everything or reaches its files",
    );
  } finally {
    await client.end();
  }
}

/** By the owner: the role may read and write rows, add to the logs, and no more. Follows from the tables that there are. */
export async function grantServing(owner: Client, role: string): Promise<number> {
  const to = escapeIdentifier(role);
  const { rows } = await owner.query<Wanted>(DIFFERING, [to]);
  if (rows.length > 0) await grant(owner, to, rows);
  await grantFunctions(owner, to);
  await refuseExcess(owner, to, WANTED);
  return rows.length;
}

type Wanted = { name: string; kind: string; wanted: string[] };

async function grant(owner: Client, to: string, rows: readonly Wanted[]): Promise<void> {
  await owner.query("BEGIN");
  await owner.query(`GRANT USAGE ON SCHEMA public TO ${to}`);
  for (const { name, kind, wanted } of rows) {
    const on = `${kind === "S" ? "SEQUENCE" : "TABLE"} ${escapeIdentifier(name)}`;
    await owner.query(`REVOKE ALL ON ${on} FROM ${to}; GRANT ${wanted.join(", ")} ON ${on} TO ${to}`);
  }
  await owner.query("COMMIT");
}

/** What the owner does for who serves, and for nobody else. */
async function grantFunctions(owner: Client, to: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT oid::regprocedure::text AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosecdef
       AND NOT has_function_privilege($1::regrole::oid, oid, 'EXECUTE')`,
    [to],
  );
  for (const { name } of rows) await owner.query(`GRANT EXECUTE ON FUNCTION ${name} TO ${to}`);
}
