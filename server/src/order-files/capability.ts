import { importedTypes } from "@runko/domain/imports/document-columns";
import type { Capability } from "../capability.ts";
import { connectionKind } from "./connection-kind.ts";
import { documentKind } from "./document-kind.ts";
import { registerTemplateRoute } from "./template-route.ts";

export const orderFiles: Capability = {
  tables: {},
  imports: [...importedTypes.map(documentKind), connectionKind],
  routes: (api, context) => {
    registerTemplateRoute(api, context);
  },
};
