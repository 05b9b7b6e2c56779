import { eventDays } from "@runko/domain/events/document-events";
import { jobCeilings } from "@runko/domain/operations/job-ceilings";
import { z } from "zod";
import type { Capability } from "../capability.ts";
import { ownLimitBounds } from "../organizations/own-limits.ts";
import { anonymizeDocuments } from "./anonymize-documents.ts";
import { registerDocumentRoutes } from "./document-routes.ts";
import { nameFaultyConnections } from "./faulty-connection.ts";
import { remindOfQuestions } from "./remind-of-questions.ts";
import { keepFirstDates } from "./keep-first-dates.ts";
import { changedServiceTimes } from "../organizations/change-service-times.ts";
import { lapseCharges } from "./lapse-charges.ts";
import { layMarkedChanges } from "./lay-changes.ts";
import { lapseRepairs } from "./lapse-repairs.ts";
import { setClocksAnew } from "./set-clocks-anew.ts";
import { startClocks } from "./start-clocks.ts";
import { tellClocks } from "./tell-clocks.ts";

export const documents: Capability = {
  tables: {
    documents: [
      "availability",
      "connections",
      "messages",
      "nnis",
      "notes",
      "notifications",
      "organizations",
      "overview",
      "products",
      "projects",
      "reports",
      "sandbox",
      "search",
      "supplier-notices",
      "tmf",
    ],
    cases: [],
    event_products: ["availability", "products", "reports", "sandbox", "supplier-notices", "tmf"],
    connection_id_claims: [],
    document_events: ["sandbox"],
    document_counters: ["notifications", "overview"],
    delivery_date_changes: ["tmf"],
    document_texts: ["connections", "search"],
    document_questions: ["sandbox"],
    document_requests: [],
    edit_locks: [],
    event_log: ["log-chain", "tmf"],
    event_log_personal: ["log-chain"],
  },
  expiring: [
    {
      table: "document_events",
      // A day more than they are told; and what another cluster wrote, whose moments are not of this one (a restored dump).
      condition: `at < now() - interval '${eventDays + 1} days' OR moment >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`,
    },
    { table: "edit_locks", condition: "until < now()" },
  ],
  delivers: [{ topic: changedServiceTimes, deliver: setClocksAnew }],
  runs: {
    name: "Telling of clocks as they turn",
    everyMs: 60_000,
    work: async ({ db, clock }) => {
      await startClocks(db, clock.now());
      await tellClocks(db, clock.now());
    },
  },
  jobs: ({ config, db }) => [
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
      id: "remindOfQuestions",
      name: "Reminding of questions",
      irreversible: false,
      work: (now) => remindOfQuestions(db, now),
    },
    {
      id: "lapseCharges",
      name: "Letting requests lapse whose charge nobody accepts",
      irreversible: true,
      work: (now) => lapseCharges(db, now),
    },
    {
      id: "lapseRepairs",
      name: "Ending the waits for answers to repairs",
      irreversible: false,
      work: (now) => lapseRepairs(db, now),
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
    {
      id: "keepFirstDates",
      name: "Keeping the first confirmed dates",
      irreversible: false,
      work: async () => {
        await keepFirstDates(db);
      },
    },
  ],
  privacy: { retentionDays: { schema: z.int(), of: ({ retentionDays }) => retentionDays } },
  newest: "SELECT max(created_at) FROM documents",
  routes: (api, context) => {
    registerDocumentRoutes(api, context);
  },
};
