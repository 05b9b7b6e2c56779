import { documentTypes } from "@runko/domain/enumerations/document-types";
import { organizationRoles, type OrganizationRole } from "@runko/domain/organizations/roles";
import type { Insertable, Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../src/platform/database/schema.ts";
import { nextNumber } from "./next-number.ts";

type Overrides = Partial<Insertable<Database["organizations"]>> & { roles?: readonly OrganizationRole[] };

export type TestOrganization = { id: string; name: string };

/** With every role, every event type right and every type taken in, unless said otherwise. */
export async function makeOrganization(
  db: Kysely<Database>,
  { roles = organizationRoles, ...overrides }: Overrides = {},
): Promise<TestOrganization> {
  const row = {
    id: uuidv7(),
    name: `Operaattori ${nextNumber()} Oy`,
    event_type_rights: [...documentTypes],
    active_event_types: [...documentTypes],
    ...overrides,
  };
  await db.insertInto("organizations").values(row).execute();
  const grants = roles.map((role) => ({ organization_id: row.id, role }));
  if (grants.length > 0) await db.insertInto("organization_role_grants").values(grants).execute();
  return { id: row.id, name: row.name };
}
