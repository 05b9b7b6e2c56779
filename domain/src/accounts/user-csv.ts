import type { UserColumn } from "./user-columns.ts";
import { readCells, writeList, writeYesOrNo } from "../csv/csv-values.ts";
import type { OrganizationRole } from "../organizations/roles.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import type { Issue } from "../values/issue.ts";
import type { UserFields } from "./check-user.ts";

/** A user of one organization, as a row of CSV has it. */
export type UserRow = UserFields & { roles: OrganizationRole[] };

export function readUserRow(texts: Catalogue, cells: Record<UserColumn, string>): { row: UserRow; issues: Issue[] } {
  const read = readCells(texts, cells);
  const row: UserRow = {
    lastName: read.text("lastName"),
    firstName: read.text("firstName"),
    emailAddress: read.text("emailAddress"),
    phoneNumber: read.list("phoneNumber"),
    jobTitle: read.text("jobTitle"),
    roles: read.options("roles", texts.control.roles),
    groupAccount: read.yesOrNo("groupAccount", false),
    disabled: read.yesOrNo("disabled", false),
  };
  return { row, issues: read.issues };
}

export function writeUserRow(texts: Catalogue, row: UserRow): Record<UserColumn, string> {
  return {
    lastName: row.lastName,
    firstName: row.firstName,
    emailAddress: row.emailAddress,
    phoneNumber: writeList(row.phoneNumber),
    jobTitle: row.jobTitle,
    roles: writeList(row.roles.map((role) => texts.control.roles[role])),
    groupAccount: writeYesOrNo(texts, row.groupAccount),
    disabled: writeYesOrNo(texts, row.disabled),
  };
}
