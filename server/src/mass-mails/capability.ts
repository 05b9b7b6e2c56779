import { keptDays } from "@runko/domain/operations/kept-days";
import type { Capability } from "../capability.ts";
import { registerMassMailRoutes } from "./mass-mail-routes.ts";
import { runMassMails } from "./run-mass-mails.ts";

export const massMails: Capability = {
  tables: {
    mass_mails: [],
    mass_mail_recipients: [],
  },
  expiring: [{ table: "mass_mails", condition: `created_at < now() - interval '${keptDays.massMails} days'` }],
  runs: runMassMails,
  routes: (api, context) => {
    registerMassMailRoutes(api, context);
  },
};
