import { joiningDays } from "@runko/domain/accounts/joining";
import type { Capability } from "../capability.ts";
import { registerJoiningRoutes } from "./joining-routes.ts";

export const joining: Capability = {
  tables: { organization_invitations: [] },
  expiring: [
    { table: "organization_invitations", condition: `invited_at < now() - interval '${joiningDays.kept} days'` },
  ],
  routes: registerJoiningRoutes,
};
