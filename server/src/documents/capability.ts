import type { Capability } from "../capability.ts";
import { registerDocumentRoutes } from "./document-routes.ts";

export const documents: Capability = {
  tables: {
    documents: ["nnis", "notifications", "organizations", "overview", "platform", "products", "reports", "search"],
    cases: [],
    event_products: ["products", "reports"],
    connection_id_claims: [],
    document_counters: ["overview"],
    document_texts: ["search"],
    edit_locks: [],
    event_log: [],
    event_log_personal: [],
    idempotency_keys: [],
  },
  expiring: [
    { table: "idempotency_keys", condition: "created_at < now() - interval '24 hours'" },
    { table: "edit_locks", condition: "until < now()" },
  ],
  routes: (api, context) => {
    registerDocumentRoutes(api, context);
  },
};
