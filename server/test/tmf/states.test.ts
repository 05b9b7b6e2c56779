import { pathOfStates, type DocumentState } from "@runko/domain/documents/document-states";
import { waitReasons, type Wait } from "@runko/domain/documents/waits";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import { resourceOfType, tmfResources } from "@runko/domain/tmf/tmf-resources";
import { tmfState, type StatedDocument } from "@runko/domain/tmf/tmf-states";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { stateSql } from "../../src/tmf/state-sql.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const since = "2026-11-22T10:00:00.000Z";
const each: Wait[] = waitReasons.flatMap((why) => [
  { for: "subscriber", why, since, by: null },
  { for: "supplier", why, since, by: null },
]);
const waits: Wait[][] = [[], ...each.map((wait) => [wait]), each];
const flags: Partial<StatedDocument>[] = [
  {},
  { archived: true },
  { rejected: true },
  { ordered: true },
  { userProcessed: true },
  { heldReason: "WEATHER" },
  { rejected: true, ordered: true, heldReason: "WEATHER" },
];
const none = { archived: false, rejected: false, ordered: false, userProcessed: false, heldReason: null };

const documents: StatedDocument[] = documentTypes.flatMap((documentType) =>
  ([...pathOfStates(documentType), "CANCELLED"] as DocumentState[]).flatMap((eventState) =>
    waits.flatMap((waiting) =>
      flags.map((flag) => ({ documentType, eventState, waits: waiting, ...none, ...flag }) as StatedDocument),
    ),
  ),
);

test.each(tmfResources)("%s is found by the state that is told of it", async (resource) => {
  const own = documents.filter(({ documentType }) => resourceOfType[documentType] === resource);
  const rows = own.map((one) => ({
    event_state: one.eventState,
    waits: one.waits,
    archived: one.archived,
    rejected: one.rejected,
    ordered: one.ordered,
    user_processed: one.userProcessed,
    held_reason: one.heldReason,
  }));
  const { rows: found } = await sql<{ states: (string | null)[] }>`
    SELECT json_agg(${sql.raw(stateSql(resource))} ORDER BY at) AS states
    FROM json_array_elements(${JSON.stringify(rows)}::json) WITH ORDINALITY AS row (one, at)
    CROSS JOIN LATERAL json_populate_record(NULL::documents, one) d`.execute(portal.db);
  expect(found[0]?.states).toEqual(own.map(tmfState));
});
