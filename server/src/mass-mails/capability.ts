import { keptDays } from "@runko/domain/operations/kept-days";
import type { Capability } from "../capability.ts";
import { advanceMassMails } from "./advance-mass-mails.ts";
import { registerMassMailRoutes } from "./mass-mail-routes.ts";

export const massMails: Capability = {
  tables: {
    mass_mails: [],
    mass_mail_recipients: [],
  },
  expiring: [{ table: "mass_mails", condition: `created_at < now() - interval '${keptDays.massMails} days'` }],
  runs: { name: "Bringing mass e-mails on", everyMs: 1000, work: ({ db }) => advanceMassMails(db) },
  routes: (api, context) => {
    registerMassMailRoutes(api, context);
  },
};
