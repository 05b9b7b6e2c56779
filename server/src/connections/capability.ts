import type { Capability } from "../capability.ts";
import { registerConnectionRoutes } from "./connection-routes.ts";
import { registerReconciliationRoutes } from "./reconciliation-routes.ts";
import { tellContractEnds } from "./tell-contract-ends.ts";

export const connections: Capability = {
  tables: { connections: ["availability", "projects", "supplier-notices", "tmf"], contract_end_notices: [] },
  jobs: (context) => [
    {
      id: "tellContractEnds",
      name: "Telling of contracts that end soon",
      irreversible: false,
      work: (now) => tellContractEnds(context, now),
    },
  ],
  routes: (api, context) => {
    registerConnectionRoutes(api, context);
    void api.register(async (uploads: typeof api) => registerReconciliationRoutes(uploads, context));
  },
};
