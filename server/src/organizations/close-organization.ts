import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { raiseVersion } from "./organization-record.ts";

type Closable = { id: string; name: string; closed_at: Date | null };

async function setClosed(
  trx: Transaction<Database>,
  actor: AdminActor,
  { id, ...before }: Closable,
  closedAt: Date | null,
): Promise<void> {
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
}

const isOtherwise = ({ closed_at: closedAt }: Closable, closed: boolean) => (closedAt !== null) !== closed;

/**
 * Closes an organization with the twin of its sandbox, or opens them again: while it is closed none of its roles is
 * anyone's, which ends its sessions at once, no token of it holds, and nothing is made from it or offered of it (D-53).
 * A twin that was closed by itself before stays so. Answers those that were otherwise.
 */
export async function closeOrganization(
  trx: Transaction<Database>,
  actor: AdminActor,
  id: string,
  closed: boolean,
): Promise<string[]> {
  const closables = trx.selectFrom("organizations").select(["id", "name", "closed_at"]).forUpdate();
  const before = await closables
    .select(["sandbox", "parent_organization_id as parentId"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!before) throw new Problem("NOT_FOUND");
  if (!isOtherwise(before, closed)) return [];
  if (before.sandbox && !closed && before.parentId !== null) await refuseClosed(trx, before.parentId);
  const twins = await closables.where("parent_organization_id", "=", id).where("sandbox", "=", true).execute();
  const along = twins.filter(
    (twin) => isOtherwise(twin, closed) && (closed || twin.closed_at?.getTime() === before.closed_at?.getTime()),
  );
  const changed = [before, ...along];
  for (const one of changed) await setClosed(trx, actor, one, closed ? actor.at : null);
  return changed.map((one) => one.id);
}

/** Refuses a sandbox whose organization is closed: nobody is in it to answer for what the twin does. */
export async function refuseClosed(trx: Transaction<Database>, id: string): Promise<void> {
  const found = trx.selectFrom("organizations").select("closed_at").where("id", "=", id).forUpdate();
  if ((await found.executeTakeFirst())?.closed_at) throw new Problem("ORGANIZATION_CLOSED");
}
