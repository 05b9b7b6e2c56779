import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Log } from "../platform/log/create-log.ts";
import { advanceMassMails } from "./advance-mass-mails.ts";

const EVERY_MS = 1000;

/** Brings mass e-mails on until the answered function ends it, which waits for the step that is under way. */
export function runMassMails({ db, log }: { db: Kysely<Database>; log: Log }): () => Promise<void> {
  let underWay: Promise<unknown> | undefined;
  const run = () => {
    underWay ??= advanceMassMails(db)
      .catch((err: unknown) => log.warn({ err }, "Mass e-mails could not be brought on"))
      .finally(() => (underWay = undefined));
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
