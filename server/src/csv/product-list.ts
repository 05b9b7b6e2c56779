import type { ProductColumn } from "@runko/domain/products/product-columns";
import { readProductRow, writeProductRow } from "@runko/domain/products/product-csv-schema";
import type { ProductFields } from "@runko/domain/products/product-schema";
import { checkProduct } from "@runko/domain/products/check-product";
import type { Kysely } from "kysely";
import type { AppContext } from "../app-context.ts";
import type { Database } from "../platform/database/schema.ts";
import { findRows } from "../platform/entity/find-rows.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { changeProduct, productToChange } from "../products/change-product.ts";
import { addProduct } from "../products/create-product.ts";
import { products, productsOf } from "../products/product-entity.ts";
import type { CsvList } from "./register-csv-list.ts";
import { loadServiceTimes } from "../organizations/service-times.ts";
import { namesOf, type Named } from "./names-of.ts";

type ShownProduct = ProductFields & { id: string; productGroup: Named; commonProduct: Named | null };

/** What rows of products name by a name. */
const namesOfProducts = async (db: Kysely<Database>, organizationId: string) => ({
  groups: await namesOf(db, "product_groups"),
  commonProducts: await namesOf(db, "common_products"),
  classes: (await loadServiceTimes(db, organizationId)).classes.map(({ name }) => name),
});

/** Products of a supplier as rows of a file. */
export function productList({ pool, db }: AppContext): CsvList<ProductColumn, ShownProduct> {
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
    check: async (rows, { request, organizationId }) => {
      const names = await namesOfProducts(db, organizationId);
      return rows.map((cells) => {
        const { row, issues } = readProductRow(request.texts, cells, names);
        return issues.length > 0 ? issues : checkProduct(row);
      });
    },
    open: async (trx, actor, { request, organizationId }) => {
      const names = await namesOfProducts(trx, organizationId);
      const { groups, commonProducts } = names;
      const nameOf = (among: readonly (Named & { id: string })[], id: string | null) =>
        among.find((one) => one.id === id)?.name ?? "";
      const read = (cells: Readonly<Record<string, string>>, before?: ProductFields) => {
        const { row, issues } = readProductRow(request.texts, cells as Record<ProductColumn, string>, names, before);
        refuseIssues(issues);
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
