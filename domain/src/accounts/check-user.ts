import { organizationAdminRoles } from "../organizations/control-rights.ts";
import type { GlobalRole, OrganizationRole } from "../organizations/roles.ts";
import { checkText } from "../values/check-text.ts";
import { checkUserName } from "../values/email.ts";
import type { Issue } from "../values/issue.ts";
import { checkAddedPhone } from "../values/check-phone.ts";

/** What an administrator writes of a user; a group account informs and never logs in (D-23). */
export type UserFields = {
  firstName: string;
  lastName: string;
  emailAddress: string;
  phoneNumber: readonly string[];
  jobTitle: string;
  groupAccount: boolean;
  disabled: boolean;
};

const phoneNumbersMax = 10;

function checkPhones(phones: readonly string[]): Issue[] {
  if (phones.length > phoneNumbersMax)
    return [{ path: "phoneNumber", code: "TOO_MANY", params: { max: phoneNumbersMax } }];
  return phones.flatMap((phone, index) => {
    const code = checkAddedPhone(phone, phones.slice(0, index));
    return code === null ? [] : [{ path: `phoneNumber.${index}`, code }];
  });
}

/** Broken rules of a user's data; a group account needs no first name. */
export function checkUser(user: UserFields): Issue[] {
  const issues = [
    ...checkText("firstName", user.firstName, !user.groupAccount),
    ...checkText("lastName", user.lastName, true),
    ...checkText("jobTitle", user.jobTitle, false),
  ];
  const emailCode = checkUserName(user.emailAddress);
  if (emailCode !== null) issues.push({ path: "emailAddress", code: emailCode });
  return [...issues, ...checkPhones(user.phoneNumber)];
}

/** A user must belong to an organization, by a role in it (specification §5); the product admin belongs to all. */
export function checkBelonging(globalRole: GlobalRole | null, roles: readonly unknown[], path: string): Issue[] {
  return globalRole === null && roles.length === 0 ? [{ path, code: "REQUIRED" }] : [];
}

/** Whether the user may be the one whom an organization names as its admin (specification §5). */
export function mayBeOrganizationAdmin(
  user: Pick<UserFields, "groupAccount" | "disabled">,
  rolesInOrganization: readonly OrganizationRole[],
): boolean {
  const adminRoles: readonly OrganizationRole[] = organizationAdminRoles;
  return !user.disabled && !user.groupAccount && rolesInOrganization.some((role) => adminRoles.includes(role));
}
