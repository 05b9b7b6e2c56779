import { clockDoubts } from "@runko/domain/operations/clock-doubts";
import { documentStates } from "@runko/domain/documents/document-states";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import { portalJobs } from "@runko/domain/operations/portal-jobs";
import { z } from "zod";

const amount = z.int();
const instant = z.string().meta({ format: "date-time" });
const ofType = z.strictObject({ documentType: z.enum(documentTypes), amount });

/** How the whole portal is doing. */
export const overviewSchema = z
  .strictObject({
    at: instant,
    versions: z.strictObject({
      portal: z.string(),
      node: z.string(),
      database: z.string(),
      migration: z.string().meta({ description: "The newest change of the schema." }),
      migratedAt: instant,
      startedAt: instant.meta({ description: "When the process that answers was started." }),
    }),
    organizations: z.strictObject({ all: amount, subscribers: amount, suppliers: amount, below: amount }),
    users: z.strictObject({
      all: amount,
      groupAccounts: amount,
      disabled: amount,
      orphans: amount,
      loggedInLately: amount.meta({ description: "Logged in within 30 days." }),
    }),
    documents: z.strictObject({
      byState: z.array(ofType.extend({ eventState: z.enum(documentStates) })),
      byDay: z
        .array(ofType.extend({ day: z.iso.date() }))
        .meta({ description: "Made on each of the last 14 days in Helsinki; a day without any has no row." }),
    }),
    jobs: z.array(
      z.strictObject({
        job: z.enum(portalJobs),
        startedAt: instant,
        finishedAt: instant,
        failed: z.boolean(),
        succeededAt: instant.nullable(),
        held: z.enum(clockDoubts).nullable().meta({ description: "Why it did not begin: the clock is in doubt." }),
        done: amount.nullable().meta({ description: "How much the last run took; of several tables the most of one." }),
        ceiling: amount.nullable().meta({ description: "The most that one run takes." }),
      }),
    ),
    outbox: z.strictObject({
      sends: z.boolean().meta({ description: "Whether a mail server is set; without one mails are kept to be read." }),
      dead: amount.meta({ description: "Given up within 30 days." }),
      waiting: amount.meta({ description: "Counted to 10,001." }),
      topics: z.array(
        z.strictObject({
          topic: z.string(),
          amount,
          oldestAt: instant,
          attempts: amount.meta({ description: "The most of one." }),
        }),
      ),
    }),
  })
  .meta({ id: "Overview" });
export type Overview = z.infer<typeof overviewSchema>;

export const editLockListSchema = z.array(
  z
    .strictObject({
      eventId: z.int(),
      documentType: z.enum(documentTypes),
      userId: z.string(),
      userName: z.string(),
      organizationName: z.string(),
      since: instant,
      until: instant,
      heardAt: instant.nullable().meta({ description: "When the holder's browser was last heard of." }),
    })
    .meta({ id: "EditLock" }),
);
