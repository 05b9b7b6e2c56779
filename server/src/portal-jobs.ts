import { jobCeilings } from "@runko/domain/operations/job-ceilings";
import type { AppContext } from "./app-context.ts";
import { removeLooseFiles } from "./attachments/remove-loose-blobs.ts";
import type { Config } from "./config/config.ts";
import { trimContactRequests } from "./contact/trim-contact-requests.ts";
import { anonymizeDocuments } from "./documents/anonymize-documents.ts";
import { nameFaultyConnections } from "./documents/faulty-connection.ts";
import { layMarkedChanges } from "./documents/lay-changes.ts";
import { sendDigests } from "./notifications/send-digests.ts";
import { ownLimitBounds } from "./organizations/own-limits.ts";
import { systemClock } from "./platform/clock.ts";
import type { OpenDatabase } from "./platform/database/connect.ts";
import type { Job } from "./platform/jobs/run-hourly.ts";
import { trimExpired } from "./trim-expired.ts";

type Parts = { config: Config; database: OpenDatabase } & Pick<AppContext, "files" | "log">;

/** What the portal does by itself every hour. */
export function portalJobs({ config, database: { db, pool }, files, log }: Parts): Job[] {
  const { retentionDays } = config;
  return [
    {
      id: "trimExpired",
      name: "Trimming what has expired",
      irreversible: true,
      work: async (now) => {
        const { done, ceiling } = await trimExpired(pool);
        return { done: Math.max(done, await trimContactRequests(pool, { now, retentionDays, ceiling })), ceiling };
      },
    },
    {
      id: "removeLooseFiles",
      name: "Removing loose files",
      irreversible: true,
      work: (now) => removeLooseFiles({ db, files, log, config }, now),
    },
    {
      id: "anonymizeDocuments",
      name: "Anonymizing old documents",
      irreversible: true,
      work: async (now) => {
        const ceiling = jobCeilings.anonymizeDocuments;
        const bounds = ownLimitBounds(config).retentionDays;
        return { done: await anonymizeDocuments(db, { now, bounds, ceiling }), ceiling };
      },
    },
    {
      id: "sendDigests",
      name: "Making daily digests",
      irreversible: false,
      work: () => sendDigests({ config, db, clock: systemClock }),
    },
    {
      id: "layMarkedChanges",
      name: "Laying marked changes over orders",
      irreversible: false,
      work: async (now) => {
        await layMarkedChanges(db, now);
        await nameFaultyConnections(db);
      },
    },
  ];
}
