import { changesBetween, type AdminAction } from "@runko/domain/organizations/admin-subjects";
import type { Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { tellAccountChange } from "./tell-account-change.ts";
import type { ManagedUser } from "./user-entity.ts";

type Side = ManagedUser | null;

const told = (user: Side) =>
  user && {
    firstName: user.firstName,
    lastName: user.lastName,
    emailAddress: user.emailAddress,
    phoneNumber: user.phoneNumber,
    jobTitle: user.jobTitle,
    groupAccount: user.groupAccount,
    disabled: user.disabled,
  };

const loginOf = ({ hasSecondFactor, providerLinked }: ManagedUser) => ({ hasSecondFactor, providerLinked });

const rolesIn = (user: Side, organizationId: string) =>
  (user?.organizationRoles ?? []).filter((held) => held.organizationId === organizationId).map(({ role }) => role);

/** Writes a change into the logs, and mails what became of the account to its owner. */
export async function recordUserChange(
  trx: Transaction<Database>,
  actor: AdminActor,
  change: { before: Side; after: Side },
): Promise<void> {
  await logUserChange(trx, actor, change);
  const { before, after } = change;
  if (before) await tellAccountChange(trx, { before, after }, actor);
}

/**
 * Tells of a change in the log of each organization of the user, to each its own roles only; that of an orphan is the
 * product admin's to read.
 */
async function logUserChange(
  trx: Transaction<Database>,
  actor: AdminActor,
  { before, after }: { before: Side; after: Side },
): Promise<void> {
  const user = after ?? before;
  if (!user) return;
  const action: AdminAction = before === null ? "created" : after === null ? "deleted" : "changed";
  const own = [
    ...changesBetween(told(before), told(after)),
    ...(before && after ? changesBetween(loginOf(before), loginOf(after)) : []),
  ];
  const roles = [...(before?.organizationRoles ?? []), ...(after?.organizationRoles ?? [])];
  const organizationIds = new Set(roles.map(({ organizationId }) => organizationId));
  const subject = {
    subject: "user",
    subjectId: user.id,
    subjectName: `${user.firstName} ${user.lastName}`.trim(),
    action,
  } as const;
  if (organizationIds.size === 0) return writeAdminLog(trx, actor, { ...subject, organizationId: null, changes: own });
  for (const organizationId of organizationIds) {
    const [old, fresh] = [rolesIn(before, organizationId), rolesIn(after, organizationId)];
    const changes = [...own, ...changesBetween({ roles: old }, { roles: fresh })];
    await writeAdminLog(trx, actor, { ...subject, organizationId, changes });
  }
}
