import { texts } from "@runko/domain/texts/texts";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { MailAddress } from "../../components/mail-address.tsx";
import type { ManagedUser } from "../entities.ts";
import { listedName } from "./full-name.ts";
import { loginText } from "./login-text.ts";
import { UserChips } from "./user-chips.tsx";
import { fieldsOfColumn } from "./users-url.ts";

const words = texts.controlUsers;

const column = (
  id: keyof typeof words.columns,
  cell: DataColumn<ManagedUser>["cell"],
  more: Partial<DataColumn<ManagedUser>> = {},
): DataColumn<ManagedUser> => ({
  id,
  header: words.columns[id],
  cell,
  sortable: Object.hasOwn(fieldsOfColumn, id),
  ...more,
});

const organizationNames = ({ organizationRoles }: ManagedUser): string =>
  [...new Set(organizationRoles.map(({ organizationName }) => organizationName))].join(", ");

/** What the list shows of each user. */
export const userColumns: readonly DataColumn<ManagedUser>[] = [
  column("name", listedName, { width: 150, grow: 1, wraps: true, card: "title" }),
  column("emailAddress", ({ emailAddress }) => <MailAddress address={emailAddress} />, {
    width: 200,
    grow: 3,
    wraps: true,
  }),
  column("jobTitle", ({ jobTitle }) => jobTitle, { width: 160, wraps: true }),
  column("organizations", organizationNames, { width: 130, grow: 3, wraps: true }),
  column("category", (user) => <UserChips user={user} />, { width: 164 }),
  column("lastLoginAt", loginText, { width: 108, wraps: true, align: "right" }),
];
