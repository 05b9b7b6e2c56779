import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { raiseVersion } from "./organization-record.ts";

/**
 * Closes an organization, or opens it again: while it is closed none of its roles is anyone's, which ends its sessions at
 * once, and nothing is made from it or offered of it (D-53). Answers whether it was otherwise before.
 */
export async function closeOrganization(
  trx: Transaction<Database>,
  actor: AdminActor,
  id: string,
  closed: boolean,
): Promise<boolean> {
  const organizations = trx.selectFrom("organizations").select(["name", "closed_at"]).where("id", "=", id);
  const before = await organizations.forUpdate().executeTakeFirst();
  if (!before) throw new Problem("NOT_FOUND");
  if ((before.closed_at !== null) === closed) return false;
  const closedAt = closed ? actor.at : null;
  await trx.updateTable("organizations").set({ closed_at: closedAt }).where("id", "=", id).execute();
  await raiseVersion(trx, id);
  await writeAdminLog(trx, actor, {
    organizationId: id,
    subject: "organization",
    subjectId: id,
    subjectName: before.name,
    action: "changed",
    changes: changesBetween({ closedAt: before.closed_at }, { closedAt }),
  });
  return true;
}
