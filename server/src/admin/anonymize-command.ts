import { anonymizeDocuments } from "../documents/anonymize-documents.ts";
import { systemClock } from "../platform/clock.ts";
import type { Command } from "./command.ts";

export const anonymizeCommand: Command = {
  summary: "Takes contact persons from documents closed longer ago than RETENTION_DAYS, as every hour does too.",
  options: {},
  run: async ({ db }, _options, say, { retentionDays }) => {
    const done = await anonymizeDocuments(db, { now: systemClock.now(), retentionDays });
    say(`${done} documents were anonymized.`);
  },
};
