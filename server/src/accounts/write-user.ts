import { checkBelonging, checkUser, type UserFields } from "@runko/domain/accounts/check-user";
import type { Issue } from "@runko/domain/values/issue";
import type { Insertable, Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import { releaseLocksOf } from "../documents/release-locks.ts";
import { hasCode } from "../platform/database/error-code.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Administration } from "./administration.ts";
import { loadUser } from "./find-users.ts";
import { logUserChange } from "./log-user-change.ts";
import { hashPassword } from "./passwords.ts";
import { checkRoles, keepOrganizationAdmins, writeRoles, type HeldRole } from "./user-roles.ts";
import type { ManagedUser, UserPatch } from "./user-schema.ts";

const UNIQUE_VIOLATION = "23505";
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

async function refuseIssues(
  trx: Transaction<Database>,
  { administration, patch, rolePath }: UserWrite,
  after: UserFields,
  roles: readonly HeldRole[],
  globalRole: ManagedUser["globalRole"] = null,
): Promise<void> {
  const issues: Issue[] = checkUser(after, patch.password);
  // Roles that nobody changes stay as they are, those of an orphan too.
  if (patch.organizationRoles) issues.push(...checkBelonging(globalRole, roles, rolePath()));
  issues.push(...(await checkRoles(trx, administration, roles, rolePath)));
  if (issues.length > 0) throw new Problem("VALIDATION_FAILED", { issues });
}

/** What the constraints refuse: a user name in use, and a role that was taken from the organization meanwhile. */
async function translateViolations<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (hasCode(error, UNIQUE_VIOLATION))
      throw new Problem("VALIDATION_FAILED", { issues: [{ path: "emailAddress", code: "EMAIL_IN_USE" }] });
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
  await refuseIssues(trx, { ...write, patch: { ...patch, organizationRoles: roles } }, after, roles);
  const id = uuidv7();
  const row: Insertable<Database["users"]> = { id, ...columnsOf(after), created_at: actor.at };
  if (patch.password !== undefined) row.password_hash = await hashPassword(patch.password);
  await translateViolations(async () => {
    await trx.insertInto("users").values(row).execute();
    await writeRoles(trx, id, [], roles);
  });
  const user = await reload(trx, write, id);
  await logUserChange(trx, actor, { before: null, after: user, newPassword: patch.password !== undefined });
  return user;
}

/** The own data of one who belongs to other organizations too are not the caller's to change. */
function refuseUnmanageable(before: ManagedUser, patch: UserPatch): void {
  const own = Object.keys(patch).some((field) => field !== "organizationRoles");
  if (!before.manageable && own) throw new Problem("USER_BELONGS_ELSEWHERE");
}

/** Changes what is given of a user whose row is locked; disabling and a new password end its sessions (R20). */
export async function changeUser(
  trx: Transaction<Database>,
  write: UserWrite,
  before: ManagedUser,
): Promise<ManagedUser> {
  const { actor, patch } = write;
  refuseUnmanageable(before, patch);
  const after = fieldsAfter(before, patch);
  if (after.disabled && !before.disabled && before.id === actor.userId) throw new Problem("OWN_ACCOUNT");
  const roles = patch.organizationRoles ?? before.organizationRoles;
  await refuseIssues(trx, write, after, roles, before.globalRole);
  const newPassword = patch.password === undefined ? null : await hashPassword(patch.password);
  const ends = newPassword !== null || (after.disabled && !before.disabled) || after.groupAccount;
  await translateViolations(async () => {
    await trx
      .updateTable("users")
      .set({
        ...columnsOf(after),
        ...(ends && { tokens_valid_from: actor.at }),
        ...(newPassword !== null && { password_hash: newPassword }),
        ...(after.groupAccount && { password_hash: null }),
      })
      .where("id", "=", before.id)
      .execute();
    await writeRoles(trx, before.id, before.organizationRoles, roles);
  });
  await keepOrganizationAdmins(trx, before.id, after);
  if (ends) await releaseLocksOf(trx, before.id);
  const user = await reload(trx, write, before.id);
  await logUserChange(trx, actor, { before, after: user, newPassword: newPassword !== null });
  return user;
}
