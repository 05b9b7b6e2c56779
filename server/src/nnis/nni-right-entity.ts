import { nniRightSchema } from "@runko/domain/nnis/nni-schema";
import { CompiledQuery, type Kysely } from "kysely";
import type { Pool } from "pg";
import type { Database } from "../platform/database/schema.ts";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { boolean, finnish, named, over, shown, text, uuid } from "../platform/entity/fields.ts";
import { told } from "../platform/entity/relations.ts";
import { createScope } from "../platform/filter/combine-where.ts";

const written = nniRightSchema.shape;

/** Rights to NNIs; both sides of a right are told with it. */
export const nniRights = defineEntity({
  name: "nniRight",
  schema: "NniRight",
  table: "nni_rights",
  as: "r",
  joins: {
    n: "JOIN nnis n ON n.id = r.nni_id",
    o: { sql: "JOIN organizations o ON o.id = r.organization_id", needs: "n" },
  },
  key: "id",
  order: [
    ["nni.identifier", "ASC"],
    ["organization.name", "ASC"],
  ],
  fields: {
    id: over("o", text("(n.id || '/' || o.id)")),
    nniId: over("n", uuid("n.id")),
    organizationId: over("o", uuid("o.id", written.organizationId)),
    allowFrom: boolean("coalesce(r.allow_from, false)", written.allowFrom),
    allowTo: boolean("coalesce(r.allow_to, false)", written.allowTo),
  },
  relations: {
    nni: over("n", told({ id: shown("n.id"), identifier: finnish("n.identifier") })),
    organization: over("o", told(named("o"))),
  },
});

export const rightsOfOwner = (organizationId: string) => createScope("n.organization_id = $1", [organizationId], ["n"]);
export const rightsOfNni = (nniId: string) => createScope("r.nni_id = $1", [nniId]);

/** A right of which only what is given is said. */
export const nniRightChangeSchema = nniRightSchema.partial({ allowFrom: true, allowTo: true });

/** Whose NNI it is, for judging who may see it. */
export async function findOwnerOfNni(pool: Pool, nniId: string): Promise<string | undefined> {
  const owner = "SELECT organization_id AS id FROM nnis WHERE id = $1";
  const { rows } = await pool.query<{ id: string }>({ name: "nni_owner", text: owner, values: [nniId] });
  return rows[0]?.id;
}

/** One right as JSON text, also one that allows nothing and so has no row. */
export async function loadNniRightJson(db: Kysely<Database>, nniId: string, organizationId: string): Promise<string> {
  const statement = `SELECT ${nniRights.rowJson([])}::text AS json
    FROM nnis n CROSS JOIN organizations o LEFT JOIN nni_rights r ON r.nni_id = n.id AND r.organization_id = o.id
    WHERE n.id = $1 AND o.id = $2`;
  const { rows } = await db.executeQuery<{ json: string }>(CompiledQuery.raw(statement, [nniId, organizationId]));
  return rows[0]?.json ?? "null";
}
