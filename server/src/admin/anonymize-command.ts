import { anonymizeDocuments } from "../documents/anonymize-documents.ts";
import { ownLimitBounds } from "../organizations/own-limits.ts";
import { systemClock } from "../platform/clock.ts";
import { judgeClock } from "../platform/jobs/judge-clock.ts";
import { newest } from "../portal-jobs.ts";
import { CommandError, type Command } from "./command.ts";

export const anonymizeCommand: Command = {
  summary: "Takes contact persons from documents whose retention is over, as every hour does too.",
  options: {},
  run: async ({ db, pool }, _options, say, config) => {
    const { retentionDays: bounds } = ownLimitBounds(config);
    const now = systemClock.now();
    const doubt = await judgeClock({ pool, newest }, now);
    if (doubt) throw new CommandError(`anonymize: the clock is in doubt (${doubt}), see trust-clock --help.`);
    const done = await anonymizeDocuments(db, { now, bounds });
    say(`${done} documents were anonymized.`);
  },
};
