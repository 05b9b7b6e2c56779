import { commonProductFieldsSchema } from "@runko/domain/products/product-schema";
import type { AppContext } from "../app-context.ts";
import type { App } from "../platform/http/typed-app.ts";
import { registerCatalogueRoutes } from "./catalogue-routes.ts";
import { changeCommonProduct } from "./change-common-product.ts";
import { commonProducts, newCommonProductSchema } from "./common-product-entity.ts";
import { createCommonProduct } from "./create-common-product.ts";
import { removeCommonProduct } from "./remove-common-product.ts";

/** Common products, of which suppliers make their own. */
export const registerCommonProductRoutes = (app: App, context: AppContext): void =>
  registerCatalogueRoutes(app, context, {
    path: "/common-products",
    called: { one: "CommonProduct", many: "CommonProducts", noun: "common product" },
    removable: "of which no supplier has made its own",
    right: "keepCommonProducts",
    entity: commonProducts,
    body: { create: newCommonProductSchema, change: commonProductFieldsSchema.partial() },
    create: createCommonProduct,
    change: changeCommonProduct,
    remove: removeCommonProduct,
  });
