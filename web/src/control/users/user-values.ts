import { checkBelonging, checkUser, type UserFields } from "@runko/domain/accounts/check-user";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import type { FieldErrors, FieldPath } from "react-hook-form";
import type { Change } from "../changes-section.tsx";
import type { ManagedUser } from "../entities.ts";
import { rebaseValues } from "../rebase-values.ts";
import type { UserPatch } from "./user-queries.ts";

/** The form of a user; an organization stays in it when its last role is taken away. */
export type UserValues = Omit<UserFields, "disabled" | "phoneNumber"> & {
  phoneNumber: string[];
  /** Mails a new user the link to set the first password. */
  invite: boolean;
  organizations: { organizationId: string; roles: OrganizationRole[] }[];
};

const words = texts.controlUsers;
const ownFields = ["firstName", "lastName", "emailAddress", "jobTitle", "phoneNumber", "groupAccount"] as const;

/** The roles of a user, organization by organization. */
export function rolesByOrganization({ organizationRoles }: Pick<ManagedUser, "organizationRoles">) {
  const groups = new Map<string, { organizationId: string; organizationName: string; roles: OrganizationRole[] }>();
  for (const { organizationId, organizationName, role } of organizationRoles) {
    const group = groups.get(organizationId) ?? { organizationId, organizationName, roles: [] };
    group.roles.push(role);
    groups.set(organizationId, group);
  }
  return [...groups.values()];
}

export const valuesOf = (user: ManagedUser): UserValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  emailAddress: user.emailAddress,
  jobTitle: user.jobTitle,
  phoneNumber: [...user.phoneNumber],
  groupAccount: user.groupAccount,
  invite: false,
  organizations: rolesByOrganization(user).map(({ organizationId, roles }) => ({ organizationId, roles })),
});

export const emptyUser = (organizationId: string | undefined): UserValues => ({
  firstName: "",
  lastName: "",
  emailAddress: "",
  jobTitle: "",
  phoneNumber: [],
  groupAccount: false,
  invite: true,
  organizations: organizationId === undefined ? [] : [{ organizationId, roles: [] }],
});

const tidy = (values: UserValues): Pick<UserValues, (typeof ownFields)[number]> => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  emailAddress: values.emailAddress.trim(),
  jobTitle: values.jobTitle.trim(),
  phoneNumber: values.phoneNumber,
  groupAccount: values.groupAccount,
});

/** Whether the link to set the first password is mailed now: never to a group account. */
export const isInvited = (values: UserValues): boolean => values.invite && !values.groupAccount;

const heldRoles = ({ organizations }: UserValues) =>
  organizations.flatMap(({ organizationId, roles }) => roles.map((role) => ({ organizationId, role })));

/** What the rules say of the form, at its fields; `user` is undefined for a new one. */
export function userErrors(
  values: UserValues,
  before: UserValues,
  user: Pick<ManagedUser, "globalRole"> | undefined,
): FieldErrors<UserValues> {
  const issues = checkUser({ ...tidy(values), disabled: false });
  const roles = heldRoles(values);
  if (user === undefined || changesBetween({ roles: heldRoles(before) }, { roles }).length > 0)
    issues.push(...checkBelonging(user?.globalRole ?? null, roles, "organizations"));
  const errors = issues.map((issue) => {
    const [field = ""] = issue.path.split(".");
    return [field, { type: issue.code, message: issueMessage(texts.issues, issue) }] as const;
  });
  return Object.fromEntries(errors.toReversed());
}

const byOrganization = ({ organizations, ...own }: UserValues) => ({
  ...own,
  organizations: Object.fromEntries(organizations.map(({ organizationId, roles }) => [organizationId, roles])),
});

/** What is typed on top of what another has saved: the roles that either gave, without those that either took. */
export function rebaseUser(before: UserValues, typed: UserValues, fresh: UserValues): UserValues {
  const [old, own, theirs] = [byOrganization(before), byOrganization(typed), byOrganization(fresh)];
  const { organizations, ...rest } = rebaseValues(old, own, theirs);
  return {
    ...rest,
    organizations: Object.entries(organizations).map(([organizationId, roles]) => ({ organizationId, roles })),
  };
}

/** What saving sends: the changed fields alone, roles as a whole when one of them changes. */
export function patchOf(before: UserValues, after: UserValues): UserPatch {
  const own = changesBetween(tidy(before), tidy(after)).map(({ field, after: value }) => [field, value]);
  const [old, fresh] = [heldRoles(before), heldRoles(after)];
  return {
    ...(Object.fromEntries(own) as UserPatch),
    ...(changesBetween({ old }, { old: fresh }).length > 0 && { organizationRoles: fresh }),
  };
}

function shown(value: unknown): string {
  if (typeof value === "boolean") return value ? texts.control.yes : texts.control.no;
  const text = Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : "";
  return text === "" ? texts.control.nothing : text;
}

function roleChanges(before: UserValues, after: UserValues, nameOf: (organizationId: string) => string): Change[] {
  const ids = new Set([...before.organizations, ...after.organizations].map(({ organizationId }) => organizationId));
  return [...ids].flatMap((id) => {
    const rolesIn = (values: UserValues) => values.organizations.find((one) => one.organizationId === id)?.roles ?? [];
    const [old, fresh] = [rolesIn(before), rolesIn(after)];
    const parts = [
      ...fresh.filter((role) => !old.includes(role)).map((role) => texts.control.added(texts.control.roles[role])),
      ...old.filter((role) => !fresh.includes(role)).map((role) => texts.control.removed(texts.control.roles[role])),
    ];
    return parts.length === 0 ? [] : [{ label: words.rolesIn(nameOf(id)), text: parts.join(", ") }];
  });
}

/** What saving would change, in the words of the form. */
export function userChanges(
  before: UserValues,
  after: UserValues,
  nameOf: (organizationId: string) => string,
): Change[] {
  const own = ownFields.flatMap((field): Change[] => {
    const [change] = changesBetween({ [field]: tidy(before)[field] }, { [field]: tidy(after)[field] });
    if (!change) return [];
    return [{ label: words.fields[field], text: texts.control.change(shown(change.before), shown(change.after)) }];
  });
  return [...own, ...roleChanges(before, after, nameOf)];
}

/** The field of the form at which the server's word about a path belongs. */
export function fieldOfPath(path: string, { organizations }: UserValues): FieldPath<UserValues> | undefined {
  const [first = "", index] = path.split(".");
  if (first === "organizationRoles") {
    const ends = organizations.map(
      (_, at) => heldRoles({ organizations: organizations.slice(0, at + 1) } as UserValues).length,
    );
    const at = index === undefined ? -1 : ends.findIndex((end) => Number(index) < end);
    return at < 0 ? "organizations" : `organizations.${at}.roles`;
  }
  return ownFields.find((field) => field === first);
}
