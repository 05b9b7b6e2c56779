import type { UserFields } from "../accounts/check-user.ts";
import type { NniFields } from "../nnis/nni-schema.ts";
import type { ProductFields } from "../products/product-schema.ts";

/** The lists that are imported and exported as CSV. */
export const csvSubjects = ["users", "nnis", "products"] as const;
export type CsvSubject = (typeof csvSubjects)[number];

/** What a row tells of a user of one organization. */
export const userColumns = [
  "lastName",
  "firstName",
  "emailAddress",
  "phoneNumber",
  "jobTitle",
  "roles",
  "groupAccount",
  "disabled",
] as const satisfies readonly (keyof UserFields | "roles")[];
export type UserColumn = (typeof userColumns)[number];

export const nniColumns = ["identifier", "description", "productGroups", "active"] as const satisfies readonly (
  keyof NniFields | "productGroups"
)[];
export type NniColumn = (typeof nniColumns)[number];

/** The fields of a product but its own fields, which are built on the screen with a preview of the form. */
export const productColumns = [
  "name",
  "description",
  "productGroupId",
  "formType",
  "nniProduct",
  "nniType",
  "initialFee",
  "monthlyFee",
  "visibility",
  "commonProductId",
  "active",
] as const satisfies readonly (keyof ProductFields)[];
export type ProductColumn = (typeof productColumns)[number];

/** The columns without which a file makes no sense. */
export const requiredColumns = {
  users: ["lastName", "emailAddress", "roles"],
  nnis: ["identifier"],
  products: ["name", "productGroupId"],
} as const satisfies { users: UserColumn[]; nnis: NniColumn[]; products: ProductColumn[] };

/** By these a row tells which one it changes, and as which it was exported; without an id it makes a new one. */
export const keyColumns = ["id", "version"] as const;
export type KeyColumn = (typeof keyColumns)[number];
