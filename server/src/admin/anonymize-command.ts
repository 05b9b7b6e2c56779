import { anonymizeDocuments } from "../documents/anonymize-documents.ts";
import { ownLimitBounds } from "../organizations/own-limits.ts";
import { systemClock } from "../platform/clock.ts";
import type { Command } from "./command.ts";

export const anonymizeCommand: Command = {
  summary: "Takes contact persons from documents whose retention is over, as every hour does too.",
  options: {},
  run: async ({ db }, _options, say, config) => {
    const { retentionDays: bounds } = ownLimitBounds(config);
    const done = await anonymizeDocuments(db, { now: systemClock.now(), bounds });
    say(`${done} documents were anonymized.`);
  },
};
