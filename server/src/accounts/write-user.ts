import { checkBelonging, checkUser, type UserFields } from "@runko/domain/accounts/check-user";
import { userRefusal } from "@runko/domain/accounts/user-actions";
import { normalizeEmail } from "@runko/domain/values/email";
import type { Issue } from "@runko/domain/values/issue";
import { sql, type Insertable, type Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import { releaseLocksOf } from "../documents/release-locks.ts";
import { hasCode, isTaken } from "../platform/error-code.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import type { Administration } from "../admin-log/administration.ts";
import { afterAllTokens } from "./after-all-tokens.ts";
import { loadUser } from "./find-users.ts";
import { keepProductAdmin } from "./keep-product-admin.ts";
import { changedAddressIssues, newAddressIssues } from "./provider-addresses.ts";
import { recordUserChange } from "./record-user-change.ts";
import { checkRoles, isSameRole, keepOrganizationAdmins, writeRoles, type HeldRole } from "./user-roles.ts";
import type { ManagedUser } from "./user-entity.ts";
import { requireUserAction } from "./user-rights.ts";
import type { UserPatch } from "./user-schema.ts";

const FOREIGN_KEY_VIOLATION = "23503";

export type UserWrite = {
  administration: Administration;
  actor: AdminActor;
  /** As asked; `organizationRoles` are all that the user is to have in the administered organizations. */
  patch: UserPatch;
  /** Names a role in the caller's own words, for its issue. */
  rolePath: (index?: number) => string;
};

const nobody: UserFields = {
  firstName: "",
  lastName: "",
  emailAddress: "",
  phoneNumber: [],
  jobTitle: "",
  groupAccount: false,
  disabled: false,
};

function fieldsAfter(before: UserFields, patch: UserPatch): UserFields {
  return {
    firstName: (patch.firstName ?? before.firstName).trim(),
    lastName: (patch.lastName ?? before.lastName).trim(),
    emailAddress: (patch.emailAddress ?? before.emailAddress).trim(),
    phoneNumber: patch.phoneNumber?.map((phone) => phone.trim()) ?? before.phoneNumber,
    jobTitle: (patch.jobTitle ?? before.jobTitle).trim(),
    groupAccount: patch.groupAccount ?? before.groupAccount,
    disabled: patch.disabled ?? before.disabled,
  };
}

/** What a new user would be, for its checks. */
export function newUserFields(patch: UserPatch): UserFields {
  return fieldsAfter(nobody, patch);
}

const columnsOf = (fields: UserFields) => ({
  first_name: fields.firstName,
  last_name: fields.lastName,
  email_address: fields.emailAddress,
  phone_numbers: [...fields.phoneNumber],
  job_title: fields.jobTitle,
  group_account: fields.groupAccount,
  disabled: fields.disabled,
});

const areSame = (one: readonly HeldRole[], other: readonly HeldRole[]) =>
  one.length === other.length && one.every((held) => other.some(isSameRole(held)));

/** What a caller does not do to the own account here: give or take roles (D-45), and change the user name (D-24e). */
function ownAccountIssues({ patch, rolePath }: UserWrite, before: ManagedUser, after: UserFields): Issue[] {
  const issues: Issue[] = [];
  const roles = patch.organizationRoles ?? before.organizationRoles;
  if (userRefusal(before, "changeRoles") && !areSame(roles, before.organizationRoles))
    issues.push({ path: rolePath(), code: "OWN_ROLES" });
  if (userRefusal(before, "changeLogin") && after.emailAddress !== before.emailAddress)
    issues.push({ path: "emailAddress", code: "OWN_EMAIL" });
  return issues;
}

/** That it is not the caller's to give an address of people who sign in by an organization's provider. */
async function providerIssues(
  trx: Transaction<Database>,
  administration: Administration,
  before: ManagedUser | null,
  after: string,
): Promise<Issue[]> {
  if (!before) return (await newAddressIssues(trx, administration, [after])).filter((issue) => issue !== undefined);
  const addresses = { userId: before.id, before: before.emailAddress, after };
  return await changedAddressIssues(trx, administration, addresses);
}

/** That the address is another's: who administers that user is told so, others only that it cannot be (D-46). */
async function addressIssues(
  trx: Transaction<Database>,
  administration: Administration,
  before: ManagedUser | null,
  emailAddress: string,
): Promise<Issue[]> {
  const holder = await trx
    .selectFrom("users")
    .select("id")
    .where(sql<boolean>`lower(email_address) = ${normalizeEmail(emailAddress)}`)
    .executeTakeFirst();
  if (!holder || holder.id === before?.id) return [];
  const known = await loadUser(trx, administration, holder.id);
  return [{ path: "emailAddress", code: known ? "EMAIL_IN_USE" : "EMAIL_NOT_AVAILABLE" }];
}

async function refuseUser(
  trx: Transaction<Database>,
  write: UserWrite,
  before: ManagedUser | null,
  { fields, roles }: { fields: UserFields; roles: readonly HeldRole[] },
): Promise<void> {
  const { administration, patch, rolePath } = write;
  const issues: Issue[] = [
    ...checkUser(fields),
    ...(await addressIssues(trx, administration, before, fields.emailAddress)),
    ...(await providerIssues(trx, administration, before, fields.emailAddress)),
  ];
  const own = before ? ownAccountIssues(write, before, fields) : [];
  // Roles that nobody changes stay as they are, those of an orphan too.
  if (!before || patch.organizationRoles) issues.push(...checkBelonging(before?.globalRole ?? null, roles, rolePath()));
  const held = before?.organizationRoles ?? [];
  if (own.length === 0)
    issues.push(...(await checkRoles(trx, administration, { before: held, after: roles }, rolePath)));
  refuseIssues([...own, ...issues]);
}

/** What the constraints refuse: a user name taken meanwhile, and a role that was taken from the organization meanwhile. */
async function translateViolations<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error))
      throw new Problem("VALIDATION_FAILED", { issues: [{ path: "emailAddress", code: "EMAIL_NOT_AVAILABLE" }] });
    if (hasCode(error, FOREIGN_KEY_VIOLATION)) throw new Problem("CONFLICT");
    throw error;
  }
}

async function reload(trx: Transaction<Database>, { administration }: UserWrite, id: string): Promise<ManagedUser> {
  const user = await loadUser(trx, administration, id);
  if (!user) throw new Problem("NOT_FOUND");
  return user;
}

/** Makes a user, who belongs to at least one of the administered organizations. */
export async function createUser(trx: Transaction<Database>, write: UserWrite): Promise<ManagedUser> {
  const { actor, patch } = write;
  const after = newUserFields(patch);
  const roles = patch.organizationRoles ?? [];
  await refuseUser(trx, write, null, { fields: after, roles });
  const id = uuidv7();
  const row: Insertable<Database["users"]> = { id, ...columnsOf(after), created_at: actor.at };
  await translateViolations(async () => {
    await trx.insertInto("users").values(row).execute();
    await writeRoles(trx, id, [], roles);
  });
  const user = await reload(trx, write, id);
  await recordUserChange(trx, actor, { before: null, after: user });
  return user;
}

/** The own data of one who belongs to other organizations too are not the caller's to change. */
function refuseUnmanageable(before: ManagedUser, patch: UserPatch): void {
  const own = Object.keys(patch).some((field) => field !== "organizationRoles");
  if (own) requireUserAction(before, "changeData");
}

/** Changes what is given of a user whose row is locked; disabling ends its sessions (R20). */
export async function changeUser(
  trx: Transaction<Database>,
  write: UserWrite,
  before: ManagedUser,
): Promise<ManagedUser> {
  const { actor, patch } = write;
  refuseUnmanageable(before, patch);
  const after = fieldsAfter(before, patch);
  const shutsOut = (after.disabled && !before.disabled) || (after.groupAccount && !before.groupAccount);
  if (shutsOut) requireUserAction(before, "disable");
  const roles = patch.organizationRoles ?? before.organizationRoles;
  await refuseUser(trx, write, before, { fields: after, roles });
  const ends = (after.disabled && !before.disabled) || after.groupAccount;
  await translateViolations(async () => {
    await trx
      .updateTable("users")
      .set({
        ...columnsOf(after),
        ...(ends && { tokens_valid_from: afterAllTokens(actor.at) }),
        ...(after.groupAccount && { password_hash: null }),
      })
      .where("id", "=", before.id)
      .execute();
    await writeRoles(trx, before.id, before.organizationRoles, roles);
  });
  await keepOrganizationAdmins(trx, before.id, after);
  if (before.globalRole !== null && shutsOut) await keepProductAdmin(trx);
  if (ends) await releaseLocksOf(trx, before.id);
  const user = await reload(trx, write, before.id);
  await recordUserChange(trx, actor, { before, after: user });
  return user;
}
