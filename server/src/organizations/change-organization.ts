import { mayBeOrganizationAdmin } from "@runko/domain/accounts/check-user";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { widenedEventTypes } from "@runko/domain/organizations/event-type-rights";
import { organizationActionsOf, type OrganizationAction } from "@runko/domain/organizations/control-rights";
import { changeableFields, mayChangeField } from "@runko/domain/organizations/organization-fields";
import { checkOwnLimits, type OwnLimitBounds } from "@runko/domain/organizations/own-limits";
import type { OrganizationRole, UserForRights } from "@runko/domain/organizations/roles";
import type { Issue } from "@runko/domain/values/issue";
import { sql, type Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { checkOrganizationVersion } from "./check-organization-version.ts";
import { moveOrganization } from "./move-organization.ts";
import { lockOrganization, raiseVersion, toColumns, type OrganizationRecord } from "./organization-record.ts";
import { tellSharedIdentity } from "./tell-shared-identity.ts";
import { setOrganizationRoles } from "./set-organization-roles.ts";

type PatchedFields = { [Field in keyof OrganizationRecord]?: OrganizationRecord[Field] | undefined };

export type OrganizationPatch = PatchedFields & {
  parentOrganizationId?: string | null | undefined;
  organizationRoles?: OrganizationRole[] | undefined;
};

const definedOf = (patch: PatchedFields) =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<OrganizationRecord>;

async function isAdminOf(trx: Transaction<Database>, organizationId: string, userId: string): Promise<boolean> {
  const user = await trx
    .selectFrom("users")
    .select(["disabled", "group_account"])
    .where("id", "=", userId)
    .forShare()
    .executeTakeFirst();
  const roles = await trx
    .selectFrom("user_organization_roles")
    .select("role")
    .where("user_id", "=", userId)
    .where("organization_id", "=", organizationId)
    .execute();
  const held = roles.map(({ role }) => role);
  return (
    user !== undefined && mayBeOrganizationAdmin({ disabled: user.disabled, groupAccount: user.group_account }, held)
  );
}

/** Whether anybody handles the faults that the organization would take in (D-9d). */
async function hasFaultHandler(trx: Transaction<Database>, organizationId: string): Promise<boolean> {
  const handler = await trx
    .selectFrom("user_organization_roles as r")
    .innerJoin("users as u", "u.id", "r.user_id")
    .select("u.id")
    .where("r.organization_id", "=", organizationId)
    .where("r.role", "=", "ERROR_HANDLER")
    .where("u.disabled", "=", false)
    .where("u.group_account", "=", false)
    .executeTakeFirst();
  return handler !== undefined;
}

async function checkPatch(
  trx: Transaction<Database>,
  id: string,
  before: OrganizationRecord,
  patch: PatchedFields,
): Promise<Issue[]> {
  const issues: Issue[] = [];
  const { adminUserId, activeEventTypes } = patch;
  if (adminUserId === null) issues.push({ path: "adminUserId", code: "REQUIRED" });
  if (typeof adminUserId === "string" && !(await isAdminOf(trx, id, adminUserId)))
    issues.push({ path: "adminUserId", code: "NOT_AN_ADMIN" });
  const activatesFault = activeEventTypes?.includes("Fault") && !before.activeEventTypes.includes("Fault");
  if (activatesFault && !(await hasFaultHandler(trx, id)))
    issues.push({ path: "activeEventTypes", code: "FAULT_HANDLER_REQUIRED" });
  return issues;
}

async function changeFields(
  trx: Transaction<Database>,
  {
    actor,
    allowed,
    requireProof,
  }: Pick<Asked, "requireProof"> & { actor: AdminActor; allowed: readonly OrganizationAction[] },
  id: string,
  patch: PatchedFields,
  bounds: OwnLimitBounds,
): Promise<void> {
  const before = await lockOrganization(trx, id);
  if (!before) throw new Problem("NOT_FOUND");
  const widened = allowed.includes("widenEventTypes")
    ? []
    : widenedEventTypes(before.eventTypeRights, patch.eventTypeRights ?? []);
  const issues = [...(await checkPatch(trx, id, before, patch)), ...checkOwnLimits(definedOf(patch), bounds)];
  if (widened.length > 0) issues.push({ path: "eventTypeRights", code: "EVENT_TYPES_WIDENED" });
  refuseIssues(issues);
  if (before.secondFactorRequired && patch.secondFactorRequired === false) await requireProof();
  const columns = toColumns(patch as Partial<OrganizationRecord>);
  if (Object.keys(columns).length === 0) return;
  const own = {
    ...(patch.name !== undefined && { name_shared: sql<boolean>`name_shared AND name = ${patch.name}` }),
    ...(patch.businessId !== undefined && {
      business_id_shared: sql<boolean>`business_id_shared AND business_id = ${patch.businessId}`,
    }),
  };
  await tellSharedIdentity(() =>
    trx
      .updateTable("organizations")
      .set({ ...columns, ...own })
      .where("id", "=", id)
      .execute(),
  );
  await raiseVersion(trx, id);
  const after = { ...before, ...definedOf(patch) };
  await writeAdminLog(trx, actor, {
    organizationId: id,
    subject: "organization",
    subjectId: id,
    subjectName: after.name,
    action: "changed",
    changes: changesBetween(before, after),
  });
}

type Asked = {
  patch: OrganizationPatch;
  ifMatch: string | undefined;
  bounds: OwnLimitBounds;
  /** Refuses a caller who has not shown the second factor lately. */
  requireProof: () => Promise<void>;
};

/** Changes the fields that are given; one that the caller may not change refuses the whole, as does a stale version. */
export async function changeOrganization(
  trx: Transaction<Database>,
  caller: { actor: AdminActor; user: UserForRights; path: readonly string[] },
  id: string,
  { patch, ifMatch, bounds, requireProof }: Asked,
): Promise<void> {
  await checkOrganizationVersion(trx, id, ifMatch);
  const allowed = organizationActionsOf(caller.user, caller.path);
  const barred = changeableFields.filter((field) => patch[field] !== undefined && !mayChangeField(allowed, field));
  if (barred.length > 0)
    throw new Problem("VALIDATION_FAILED", { issues: barred.map((path) => ({ path, code: "NOT_WRITABLE" })) });
  const { parentOrganizationId, organizationRoles, ...fields } = patch;
  if (parentOrganizationId !== undefined)
    await moveOrganization(trx, caller.actor, id, parentOrganizationId, organizationRoles);
  if (organizationRoles !== undefined) await setOrganizationRoles(trx, caller.actor, id, organizationRoles);
  await changeFields(trx, { actor: caller.actor, allowed, requireProof }, id, fields, bounds);
}
