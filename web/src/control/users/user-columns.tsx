import { texts } from "@runko/domain/texts/texts";
import type { DataColumn } from "../../components/tables/data-column.ts";
import type { ManagedUser } from "../entities.ts";
import { fullName } from "./full-name.ts";
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
  column("name", fullName, { width: 180, card: "title" }),
  column("emailAddress", ({ emailAddress }) => emailAddress),
  column("jobTitle", ({ jobTitle }) => jobTitle, { width: 140 }),
  column("organizations", organizationNames),
  column("category", (user) => <UserChips user={user} />, { width: 150 }),
  column("lastLoginAt", loginText, { width: 196, align: "right" }),
];
