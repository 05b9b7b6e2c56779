import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Kysely } from "kysely";
import type { Database } from "../../src/platform/database/schema.ts";
import { makeOrganization, type TestOrganization } from "./make-organization.ts";

/** An organization over this one, to which documents of these types are opened. */
export async function makeParent(
  db: Kysely<Database>,
  child: Pick<TestOrganization, "id">,
  types: readonly DocumentType[] = ["Order"],
): Promise<TestOrganization> {
  const parent = await makeOrganization(db);
  const { id: parent_id } = parent;
  await db.updateTable("organizations").set({ parent_organization_id: parent_id }).where("id", "=", child.id).execute();
  const opened = types.map((event_type) => ({ parent_id, child_id: child.id, event_type }));
  await db.insertInto("sub_organization_event_visibilities").values(opened).execute();
  return parent;
}
