import type { InvitationState } from "@runko/domain/accounts/invitations";
import type { UserCategory } from "@runko/domain/accounts/user-categories";
import { productAdminRole } from "@runko/domain/organizations/roles";
import type { ListFilter } from "../../api/rows.ts";
import { searchConditions } from "../../api/search-conditions.ts";
import { pageFilter } from "../search-filter.ts";
import { fieldsOfColumn, type LoginState, type UsersUrl } from "./users-url.ts";

const whereOfCategory: Record<UserCategory, object> = {
  ORPHAN: { orphan: true },
  GROUP: { groupAccount: true },
  ADMIN: { admin: true },
  RUNKO_ADMIN: { globalRole: productAdminRole },
};

/** Group accounts never log in: they are not waited for. */
const whereOfLogin: Record<LoginState, object> = {
  never: { lastLoginAt: null, groupAccount: false },
  once: { lastLoginAt: { neq: null } },
  notInvited: { "invitation.state": null, hasPassword: false, groupAccount: false },
  invited: { "invitation.state": { inq: ["waiting", "sent"] satisfies InvitationState[] } },
  opened: { "invitation.state": "opened" satisfies InvitationState },
  lapsed: { "invitation.state": { inq: ["expired", "failed"] satisfies InvitationState[] } },
};

/** The filter by which the server finds what the address asks for: every typed word in the name or in the e-mail. */
export function filterOf({ category, role, login, text, sort, page, pageSize }: UsersUrl, limit: number): ListFilter {
  const conditions = [
    ...(category ? [whereOfCategory[category]] : []),
    ...(role ? [{ [`roles.${role}`]: true }] : []),
    ...(login ? [whereOfLogin[login]] : []),
    ...searchConditions(text, ["name", "emailAddress"]),
  ];
  const fields = fieldsOfColumn[sort?.column ?? ""] ?? [];
  return pageFilter(conditions, fields, { direction: sort?.direction, page, pageSize }, limit);
}
