import { readUserRow, writeUserRow } from "@runko/domain/accounts/user-csv";
import type { NniColumn, ProductColumn, UserColumn } from "@runko/domain/csv/csv-columns";
import { readNniRow, writeNniRow } from "@runko/domain/nnis/nni-csv-schema";
import type { NniFields } from "@runko/domain/nnis/nni-schema";
import { readProductRow, writeProductRow } from "@runko/domain/products/product-csv-schema";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import type { ProductFields } from "@runko/domain/products/product-schema";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import type { Issue } from "@runko/domain/values/issue";
import { checkProduct } from "@runko/domain/products/check-product";
import { normalizeEmail } from "@runko/domain/values/email";
import type { Kysely } from "kysely";
import { requireAdministration } from "../admin-log/administration.ts";
import { checkNewUsers } from "../accounts/check-new-users.ts";
import { loadUser, usersOf } from "../accounts/find-users.ts";
import { inviteUsers } from "../accounts/invite-users.ts";
import { users, type ManagedUser } from "../accounts/user-entity.ts";
import type { UserPatch } from "../accounts/user-schema.ts";
import { changeUser, createUser } from "../accounts/write-user.ts";
import type { AppContext } from "../app-context.ts";
import { changeKnownNni, nniToChange } from "../nnis/change-known-nni.ts";
import { addNni } from "../nnis/create-nni.ts";
import { findIdentifiersInUse } from "../nnis/find-identifiers-in-use.ts";
import { nnis, nnisOf } from "../nnis/nni-entity.ts";
import { addNniGroup } from "../nnis/nni-groups.ts";
import type { Database } from "../platform/database/schema.ts";
import { findRows } from "../platform/entity/find-rows.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { changeProduct, productToChange } from "../products/change-product.ts";
import { addProduct } from "../products/create-product.ts";
import { products, productsOf } from "../products/product-entity.ts";
import { registerExportAllRoutes } from "./export-all-routes.ts";
import { refuseTaken } from "./refuse-taken.ts";
import { registerCsvList, type CsvList } from "./register-csv-list.ts";

type Named = { name: string };
type ShownNni = NniFields & { id: string; productGroups: Named[] };
type ShownProduct = ProductFields & { id: string; productGroup: Named; commonProduct: Named | null };

function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new Problem("VALIDATION_FAILED", { issues });
}

const namesOf = async (db: Kysely<Database>, table: "product_groups" | "common_products") =>
  await db.selectFrom(table).select(["id", "name"]).execute();

function writeUser(texts: Catalogue, user: ManagedUser, organizationId: string): Record<UserColumn, string> {
  const here = user.organizationRoles.filter((held) => held.organizationId === organizationId);
  return writeUserRow(texts, { ...user, roles: here.map(({ role }) => role) });
}

function userList({ pool, db }: AppContext): CsvList<UserColumn, ManagedUser> {
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
          refuse(issues);
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
              refuse(issues);
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

function nniList({ pool, db }: AppContext): CsvList<NniColumn, ShownNni> {
  return {
    subject: "nnis",
    called: "Nnis",
    tag: "nnis",
    control: "keepNnis",
    headers: ({ csv }) => csv.columns.nnis,
    entity: nnis,
    include: ["productGroups"],
    find: ({ organizationId }, filter) => findRows(pool, nnis, { scope: nnisOf(organizationId) }, filter),
    write: ({ productGroups, ...fields }, { request }) =>
      writeNniRow(request.texts, { fields, productGroups: productGroups.map(({ name }) => name) }),
    check: async (rows, { request, organizationId }) => {
      const groups = await namesOf(db, "product_groups");
      const keyed = rows.map((cells) => {
        const { row, issues } = readNniRow(request.texts, cells, groups);
        return { issues, key: row.fields.identifier };
      });
      const taken = await findIdentifiersInUse(
        db,
        organizationId,
        keyed.map(({ key }) => key),
      );
      return refuseTaken(keyed, taken, { path: "identifier", code: "IDENTIFIER_IN_USE" });
    },
    open: async (trx, actor, { request, organizationId }) => {
      const groups = await namesOf(trx, "product_groups");
      const read = (cells: Readonly<Record<string, string>>) => {
        const { row, issues } = readNniRow(request.texts, cells as Record<NniColumn, string>, groups);
        refuse(issues);
        return row;
      };
      return {
        add: async (cells) => {
          const row = read(cells);
          const nniId = await addNni(trx, actor, organizationId, row.fields);
          for (const groupId of row.productGroupIds) await addNniGroup(trx, actor, { organizationId, nniId }, groupId);
        },
        find: async (nniId) => {
          const key = { organizationId, nniId };
          const nni = await nniToChange(trx, key);
          if (!nni) return undefined;
          const { fields, productGroups } = nni;
          return {
            cells: writeNniRow(request.texts, { fields, productGroups: productGroups.map(({ name }) => name) }),
            change: async (cells) => await changeKnownNni(trx, actor, key, { ...nni, after: read(cells) }),
          };
        },
      };
    },
  };
}

function productList({ pool, db }: AppContext): CsvList<ProductColumn, ShownProduct> {
  return {
    subject: "products",
    called: "Products",
    tag: "products",
    control: "keepProducts",
    headers: ({ csv }) => csv.columns.products,
    entity: products,
    include: ["productGroup", "commonProduct"],
    find: ({ organizationId }, filter) => findRows(pool, products, { scope: productsOf(organizationId) }, filter),
    write: (product, { request }) =>
      writeProductRow(request.texts, product, {
        group: product.productGroup.name,
        commonProduct: product.commonProduct?.name ?? "",
      }),
    check: async (rows, { request }) => {
      const [groups, commonProducts] = [await namesOf(db, "product_groups"), await namesOf(db, "common_products")];
      return rows.map((cells) => {
        const { row, issues } = readProductRow(request.texts, cells, { groups, commonProducts });
        return issues.length > 0 ? issues : checkProduct(row);
      });
    },
    open: async (trx, actor, { request, organizationId }) => {
      const [groups, commonProducts] = [await namesOf(trx, "product_groups"), await namesOf(trx, "common_products")];
      const nameOf = (among: readonly (Named & { id: string })[], id: string | null) =>
        among.find((one) => one.id === id)?.name ?? "";
      const read = (cells: Readonly<Record<string, string>>, before?: ProductFields) => {
        const { row, issues } = readProductRow(
          request.texts,
          cells as Record<ProductColumn, string>,
          { groups, commonProducts },
          before,
        );
        refuse(issues);
        return row;
      };
      return {
        add: async (cells) => void (await addProduct(trx, actor, organizationId, read(cells))),
        find: async (productId) => {
          const key = { organizationId, productId };
          const product = await productToChange(trx, key);
          if (!product) return undefined;
          const group = nameOf(groups, product.productGroupId);
          return {
            cells: writeProductRow(request.texts, product, {
              group,
              commonProduct: nameOf(commonProducts, product.commonProductId),
            }),
            change: async (cells) =>
              await changeProduct(trx, actor, key, { changes: read(cells, product), ifMatch: "*" }),
          };
        },
      };
    },
  };
}

/** Import and export of an organization's users, NNIs and products. Source: issue C, point 8. */
export function registerCsvRoutes(app: App, context: AppContext): void {
  registerExportAllRoutes(app, context);
  registerCsvList(app, context, userList(context));
  registerCsvList(app, context, nniList(context));
  registerCsvList(app, context, productList(context));
}
