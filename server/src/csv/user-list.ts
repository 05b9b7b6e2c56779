import { readUserRow, writeUserRow } from "@runko/domain/accounts/user-csv";
import type { UserColumn } from "@runko/domain/accounts/user-columns";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { normalizeEmail } from "@runko/domain/values/email";
import { requireAdministration } from "../admin-log/administration.ts";
import { checkNewUsers } from "../accounts/check-new-users.ts";
import { loadUser, usersOf } from "../accounts/find-users.ts";
import { inviteUsers } from "../accounts/invite-users.ts";
import { users, type ManagedUser } from "../accounts/user-entity.ts";
import type { UserPatch } from "../accounts/user-schema.ts";
import { changeUser, createUser } from "../accounts/write-user.ts";
import type { AppContext } from "../app-context.ts";
import { findRows } from "../platform/entity/find-rows.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { refuseTaken } from "./refuse-taken.ts";
import type { CsvList } from "./register-csv-list.ts";

function writeUser(texts: Catalogue, user: ManagedUser, organizationId: string): Record<UserColumn, string> {
  const here = user.organizationRoles.filter((held) => held.organizationId === organizationId);
  return writeUserRow(texts, { ...user, roles: here.map(({ role }) => role) });
}

/** Users of an organization as rows of a file. */
export function userList({ pool, db }: AppContext): CsvList<UserColumn, ManagedUser> {
  return {
    subject: "users",
    called: "Users",
    tag: "users",
    control: "keepUsers",
    headers: ({ csv }) => csv.columns.users,
    invites: true,
    entity: users,
    include: [],
    find: ({ request, organizationId }, filter) =>
      findRows(pool, users, usersOf(requireAdministration(request.session), organizationId), filter),
    write: (user, { request, organizationId }) => writeUser(request.texts, user, organizationId),
    check: async (rows, { request, organizationId }) => {
      const administration = requireAdministration(request.session);
      const read = rows.map((cells) => readUserRow(request.texts, cells));
      const checked = await checkNewUsers(
        db,
        administration,
        read.map(({ row: { roles, phoneNumber, ...own } }) => {
          const organizationRoles = roles.map((role) => ({ organizationId, role }));
          const patch = { ...own, phoneNumber: [...phoneNumber], organizationRoles };
          return { patch, rolePath: () => "roles" };
        }),
      );
      const keyed = read.map(({ row, issues }, index) => ({
        issues: issues.length > 0 ? issues : (checked[index] ?? []),
        key: normalizeEmail(row.emailAddress),
      }));
      return refuseTaken(keyed, new Set(), { path: "emailAddress", code: "EMAIL_IN_USE" });
    },
    open: async (trx, actor, { request, organizationId, invite }) => {
      const administration = requireAdministration(request.session);
      const added: string[] = [];
      const inviteAdded = async () => {
        if (!invite || added.length === 0) return 0;
        const told = await inviteUsers(trx, { administration, actor }, added);
        return told.filter(({ result }) => result === "invited").length;
      };
      const write = (patch: UserPatch) => ({ administration, actor, patch, rolePath: () => "roles" });
      const here = (roles: readonly OrganizationRole[]) => roles.map((role) => ({ organizationId, role }));
      return {
        add: async (cells) => {
          const { row, issues } = readUserRow(request.texts, cells as Record<UserColumn, string>);
          refuseIssues(issues);
          const { roles, ...own } = row;
          const patch = { ...own, phoneNumber: [...own.phoneNumber], organizationRoles: here(roles) };
          added.push((await createUser(trx, write(patch))).id);
        },
        invite: inviteAdded,
        find: async (id) => {
          const user = await loadUser(trx, administration, id, { organizationId, lock: true });
          if (!user) return undefined;
          const before = writeUser(request.texts, user, organizationId);
          return {
            cells: before,
            change: async (cells) => {
              const { row, issues } = readUserRow(request.texts, cells as Record<UserColumn, string>);
              refuseIssues(issues);
              const { roles, ...own } = row;
              const elsewhere = user.organizationRoles.filter((held) => held.organizationId !== organizationId);
              const all = {
                ...own,
                phoneNumber: [...own.phoneNumber],
                organizationRoles: [...elsewhere, ...here(roles)],
              };
              // Of one who belongs elsewhere too the roles alone may be changed: what is as it was is not asked for.
              const changed = (field: string) => {
                const column = field === "organizationRoles" ? "roles" : (field as UserColumn);
                return cells[column] !== before[column];
              };
              await changeUser(
                trx,
                write(Object.fromEntries(Object.entries(all).filter(([field]) => changed(field)))),
                user,
              );
            },
          };
        },
      };
    },
  };
}
