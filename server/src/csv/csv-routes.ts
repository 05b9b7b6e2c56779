import type { AppContext } from "../app-context.ts";
import type { App } from "../platform/http/typed-app.ts";
import { registerExportAllRoutes } from "./export-all-routes.ts";
import { nniList } from "./nni-list.ts";
import { productList } from "./product-list.ts";
import { registerCsvList } from "./register-csv-list.ts";
import { userList } from "./user-list.ts";

/** Import and export of an organization's users, NNIs and products. Source: issue C, point 8. */
export function registerCsvRoutes(app: App, context: AppContext): void {
  registerExportAllRoutes(app, context);
  registerCsvList(app, context, userList(context));
  registerCsvList(app, context, nniList(context));
  registerCsvList(app, context, productList(context));
}
