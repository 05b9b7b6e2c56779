import { anonymizeCommand } from "./anonymize-command.ts";
import { backupCommand } from "./backup-command.ts";
import type { Command } from "./command.ts";
import { createAdmin } from "./create-admin.ts";
import { resetSecondFactorCommand } from "./reset-second-factor.ts";
import { restoreCommand } from "./restore-command.ts";
import { seedDemoCommand } from "./seed-demo-command.ts";
import { trustClockCommand } from "./trust-clock.ts";
import { trustSettingsCommand } from "./trust-settings.ts";
import { verifyLogsCommand } from "./verify-logs-command.ts";

/** What operators of the portal may run, by name. */
export const adminCommands: Readonly<Record<string, Command>> = {
  anonymize: anonymizeCommand,
  backup: backupCommand,
  "create-admin": createAdmin,
  migrate: {
    summary: "Brings the database to the newest schema, which every start does too.",
    options: {},
    run: async (_database, _options, say) => say("The database is at the newest schema."),
  },
  "reset-second-factor": resetSecondFactorCommand,
  restore: restoreCommand,
  "seed-demo": seedDemoCommand,
  "trust-clock": trustClockCommand,
  "trust-settings": trustSettingsCommand,
  "verify-logs": verifyLogsCommand,
};
