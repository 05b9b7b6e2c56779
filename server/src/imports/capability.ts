import { keptDays } from "@runko/domain/operations/kept-days";
import type { Capability } from "../capability.ts";
import { advanceImports } from "./advance-imports.ts";
import { registerImportRoutes } from "./import-routes.ts";

export const imports: Capability = {
  tables: {
    import_jobs: [],
    import_rows: [],
    import_mappings: [],
  },
  expiring: [
    { table: "import_jobs", condition: `created_at < now() - interval '${keptDays.imports} days'` },
    { table: "import_mappings", condition: `used_at < now() - interval '${keptDays.importHeaders} days'` },
  ],
  runs: { name: "Bringing imports on", everyMs: 500, work: advanceImports },
  routes: (api, context, kinds) => {
    void api.register(async (uploads: typeof api) => registerImportRoutes(uploads, context, kinds));
  },
};
