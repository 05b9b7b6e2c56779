import { documentTypes } from "@runko/domain/documents/document-types";
import type { Transaction } from "kysely";
import { CompiledQuery } from "kysely";
import { z } from "zod";
import { adminActorOf, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { combineWhere, createScope } from "../platform/filter/combine-where.ts";
import { FilterError } from "../platform/filter/filter-error.ts";
import { findRows } from "../platform/filter/find-rows.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { parseWhere } from "../platform/filter/parse-where.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import { readParameters } from "../platform/filter/read-parameters.ts";
import { answerList } from "../platform/http/answer-list.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema, organizationParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { whereQuery } from "../platform/http/where-query.ts";
import { findDescendantIds } from "./find-organizations.ts";
import { logVisibility, type Visibility } from "./log-visibility.ts";

const newVisibilitySchema = z.strictObject({ childId: idSchema, eventType: z.enum(documentTypes) });
const visibilitySchema = newVisibilitySchema.extend({ childName: z.string() }).meta({ id: "EventVisibility" });

const publishedVisibilities = publishEntity({
  name: "eventVisibility",
  key: "key",
  defaultOrder: [{ field: "childName", direction: "ASC" }],
  fields: {
    key: { type: "text", column: "(v.child_id || ' ' || v.event_type)", filterable: false },
    childId: { type: "uuid", column: "v.child_id" },
    childName: { type: "text", column: "o.name", collate: "fi" },
    eventType: { type: "text", column: "v.event_type" },
  },
  relations: {},
});
const list = {
  entity: publishedVisibilities,
  from: "sub_organization_event_visibilities v JOIN organizations o ON o.id = v.child_id",
  json: "json_build_object('childId', v.child_id, 'childName', o.name, 'eventType', v.event_type)",
};

/** Opens the documents of one type of an organization below to the one above, for reading (D-20). */
async function openVisibility(
  trx: Transaction<Database>,
  actor: AdminActor,
  parentId: string,
  { childId, eventType }: z.output<typeof newVisibilitySchema>,
): Promise<Visibility> {
  const child = await trx.selectFrom("organizations").select("name").where("id", "=", childId).executeTakeFirst();
  const row = { parent_id: parentId, child_id: childId, event_type: eventType };
  const visibility = { childId, eventType, childName: child?.name ?? "" };
  const table = trx.insertInto("sub_organization_event_visibilities").values(row);
  const added = await table
    .onConflict((conflict) => conflict.doNothing())
    .returning("child_id")
    .executeTakeFirst();
  if (added) await logVisibility(trx, actor, parentId, visibility, true);
  return visibility;
}

async function closeVisibilities(
  trx: Transaction<Database>,
  actor: AdminActor,
  parentId: string,
  query: Record<string, unknown>,
): Promise<void> {
  const raw = readParameters(query, ["where"]).get("where");
  if (raw === undefined) throw new FilterError("where", "EMPTY");
  const where = parseWhere(raw, "where", publishedVisibilities, { used: 0 });
  const scope = createScope("v.parent_id = $1", [parentId]);
  const { sql, values } = combineWhere(scope, { where, entity: publishedVisibilities });
  const text = `DELETE FROM sub_organization_event_visibilities v USING organizations o
    WHERE o.id = v.child_id AND ${sql}
    RETURNING v.child_id AS "childId", o.name AS "childName", v.event_type AS "eventType"`;
  const { rows } = await trx.executeQuery<Visibility>(CompiledQuery.raw(text, [...values]));
  for (const closed of rows) await logVisibility(trx, actor, parentId, closed, false);
}

/** What an organization sees of the documents of those below it. Source: specification §7, D-20. */
export function registerVisibilityRoutes(app: App, { db, pool, clock }: AppContext): void {
  const path = "/organizations/:id/sub-organization-event-visibilities";
  const config = { organization: { control: "eventVisibility" } } as const;
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
        response: { 200: z.array(z.union([visibilitySchema, visibilitySchema.partial()])) },
      },
    },
    async ({ params, query }, reply) => {
      const filter = parseFilter(query, publishedVisibilities);
      const scope = createScope("v.parent_id = $1", [params.id]);
      return answerList(reply, await findRows(pool, { ...list, scope }, filter), filter);
    },
  );
  app.post(
    path,
    {
      config,
      schema: {
        operationId: "openEventVisibility",
        tags: ["organizations"],
        summary: "Opens the documents of one type of an organization below for reading",
        params: organizationParams,
        body: newVisibilitySchema,
        response: { 201: visibilitySchema },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      if (!(await findDescendantIds(pool, params.id)).includes(body.childId))
        throw new Problem("VALIDATION_FAILED", { issues: [{ path: "childId", code: "ORGANIZATION_NOT_AVAILABLE" }] });
      const actor = adminActorOf(request, clock);
      return reply.code(201).send(await inTransaction(db, (trx) => openVisibility(trx, actor, params.id, body)));
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
}
