import { documentTypes } from "@runko/domain/documents/document-types";
import type { Kysely, Transaction } from "kysely";
import { CompiledQuery, sql } from "kysely";
import { z } from "zod";
import { adminActorOf, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { finnish, over, text, unfiltered, uuid } from "../platform/entity/fields.ts";
import { combineWhere, createScope } from "../platform/filter/combine-where.ts";
import { FilterError } from "../platform/filter/filter-error.ts";
import { parseWhere } from "../platform/filter/parse-where.ts";
import { readParameters } from "../platform/filter/read-parameters.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema, organizationParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { whereQuery } from "../platform/http/where-query.ts";
import { findDescendantIds } from "./find-descendant-ids.ts";
import { logVisibilities, type Visibility } from "./log-visibility.ts";

const newVisibilitySchema = z.strictObject({ childId: idSchema, eventType: z.enum(documentTypes) });
/** Every type of 200 organizations. */
const mostAtOnce = 1200;
const mostIssues = 100;

const readerSchema = z
  .strictObject({ id: idSchema, name: z.string(), eventTypes: z.array(z.enum(documentTypes)) })
  .meta({ id: "EventReader" });

const visibilities = defineEntity({
  name: "eventVisibility",
  schema: "EventVisibility",
  table: "sub_organization_event_visibilities",
  as: "v",
  joins: { o: "JOIN organizations o ON o.id = v.child_id" },
  key: "key",
  order: [["childName", "ASC"]],
  fields: {
    childId: uuid("v.child_id", idSchema),
    childName: over("o", finnish("o.name")),
    eventType: text("v.event_type", z.enum(documentTypes)),
  },
  filters: { key: unfiltered(text("(v.child_id || ' ' || v.event_type)")) },
});
const openedTo = (parentId: string) => createScope("v.parent_id = $1", [parentId]);

type NewVisibility = z.output<typeof newVisibilitySchema>;

/** Opens documents of organizations below to the one above, for reading (D-20); what is open already stays so. */
async function openVisibilities(
  trx: Transaction<Database>,
  actor: AdminActor,
  parentId: string,
  opened: readonly NewVisibility[],
): Promise<Visibility[]> {
  const asked = JSON.stringify(opened);
  const { rows } = await sql<{ visibility: Visibility; added: boolean }>`
    WITH asked AS (
      SELECT DISTINCT o.id AS child_id, o.name, a."eventType" AS event_type
      FROM jsonb_to_recordset(${asked}::jsonb) AS a("childId" uuid, "eventType" text) JOIN organizations o ON o.id = a."childId"
    ), added AS (
      INSERT INTO sub_organization_event_visibilities (parent_id, child_id, event_type)
      SELECT ${parentId}, child_id, event_type FROM asked ON CONFLICT DO NOTHING RETURNING child_id, event_type)
    SELECT json_build_object('childId', child_id, 'childName', name, 'eventType', event_type) AS visibility,
      added.child_id IS NOT NULL AS added
    FROM asked LEFT JOIN added USING (child_id, event_type) ORDER BY name, event_type`.execute(trx);
  const added = rows.filter((row) => row.added).map(({ visibility }) => ({ ...visibility, parentId }));
  await logVisibilities(trx, actor, added, true);
  return rows.map(({ visibility }) => visibility);
}

async function findReaders(db: Kysely<Database>, childId: string): Promise<z.input<typeof readerSchema>[]> {
  const { rows } = await sql<z.input<typeof readerSchema>>`
    SELECT o.id, o.name, array_agg(v.event_type ORDER BY v.event_type) AS "eventTypes"
    FROM sub_organization_event_visibilities v JOIN organizations o ON o.id = v.parent_id
    WHERE v.child_id = ${childId} GROUP BY o.id ORDER BY o.name COLLATE "fi-x-icu", o.id`.execute(db);
  return rows;
}

async function closeVisibilities(
  trx: Transaction<Database>,
  actor: AdminActor,
  parentId: string,
  query: Record<string, unknown>,
): Promise<void> {
  const raw = readParameters(query, ["where"]).get("where");
  if (raw === undefined) throw new FilterError("where", "EMPTY");
  const where = parseWhere(raw, "where", visibilities, { used: 0 });
  const { sql: condition, values } = combineWhere(openedTo(parentId), { where, entity: visibilities });
  const statement = `DELETE FROM sub_organization_event_visibilities v USING organizations o
    WHERE o.id = v.child_id AND ${condition}
    RETURNING v.child_id AS "childId", o.name AS "childName", v.event_type AS "eventType"`;
  const { rows } = await trx.executeQuery<Visibility>(CompiledQuery.raw(statement, [...values]));
  const closed = rows.map((row) => ({ ...row, parentId }));
  await logVisibilities(trx, actor, closed, false);
}

/** What an organization sees of the documents of those below it. Source: specification §7, D-20. */
export function registerVisibilityRoutes(app: App, { db, pool, clock }: AppContext): void {
  const path = "/organizations/:id/sub-organization-event-visibilities";
  const config = { organization: { control: "openDocuments" } } as const;
  app.get(
    path,
    {
      config,
      schema: {
        operationId: "listEventVisibilities",
        tags: ["organizations"],
        summary: "Document types of organizations below that this one reads",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: visibilities.list },
      },
    },
    async ({ params, query }, reply) =>
      answerRows(reply, { pool, entity: visibilities, query, scope: openedTo(params.id) }),
  );
  app.post(
    path,
    {
      config,
      schema: {
        operationId: "openEventVisibility",
        tags: ["organizations"],
        summary: "Opens documents of organizations below for reading, one or many at once; all or none",
        params: organizationParams,
        body: z.union([newVisibilitySchema, z.array(newVisibilitySchema).min(1).max(mostAtOnce)]),
        response: { 201: z.union([visibilities.schema, z.array(visibilities.schema)]) },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const asked = Array.isArray(body) ? body : [body];
      const below = new Set(await findDescendantIds(pool, params.id));
      const issues = asked.flatMap(({ childId }, index) => {
        const place = Array.isArray(body) ? `${index}.childId` : "childId";
        return below.has(childId) ? [] : [{ path: place, code: "ORGANIZATION_NOT_AVAILABLE" } as const];
      });
      if (issues.length > 0) throw new Problem("VALIDATION_FAILED", { issues: issues.slice(0, mostIssues) });
      const actor = adminActorOf(request, clock);
      const opened = await inTransaction(db, (trx) => openVisibilities(trx, actor, params.id, asked));
      const [one] = opened;
      return reply.code(201).send(Array.isArray(body) || one === undefined ? opened : one);
    },
  );
  app.delete(
    path,
    {
      config,
      schema: {
        operationId: "closeEventVisibilities",
        tags: ["organizations"],
        summary: "Closes what the where names, by childId, eventType or both",
        params: organizationParams,
        querystring: whereQuery,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const actor = adminActorOf(request, clock);
      await inTransaction(db, (trx) => closeVisibilities(trx, actor, request.params.id, request.query));
      return reply.code(204).send(null);
    },
  );
  app.get(
    "/organizations/:id/event-readers",
    {
      config: { organization: { control: "changeSettings" } },
      schema: {
        operationId: "listEventReaders",
        tags: ["organizations"],
        summary: "The organizations above that read documents of this one, and of which types",
        params: organizationParams,
        response: { 200: z.array(readerSchema) },
      },
    },
    async ({ params }) => await findReaders(db, params.id),
  );
}
