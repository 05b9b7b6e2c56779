import { documentActions } from "@runko/domain/documents/document-actions";
import { documentFieldsSchema } from "@runko/domain/documents/document-fields-schema";
import { documentStates } from "@runko/domain/documents/document-states";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import type { ActionInput, ActionRequest } from "./action-request.ts";
import { bulkHeader, doRows, resultsOf, rowsOfCall } from "./bulk-rows.ts";
import { actionBodySchema } from "./document-schema.ts";
import { knownAnswer, type Repeatable } from "../platform/http/idempotency.ts";
import { performAction, type Performed } from "./perform-action.ts";
import { unloadedScopeOf } from "./route-scope.ts";

const changeSchema = actionBodySchema
  .omit({ eventProducts: true })
  .extend({ action: z.enum(documentActions) })
  .meta({ id: "BulkChange", description: "What is done to every row." });

const rowSchema = z.strictObject({
  eventId: z.int().min(1).max(999_999_999),
  version: z.int().optional().meta({ description: "As it was read; marks need none (D-10)." }),
  document: documentFieldsSchema.optional().meta({ description: "The row's own fields, laid over those of all." }),
});

const bodySchema = z
  .strictObject({ change: changeSchema, rows: z.array(rowSchema).min(1).max(rowsOfCall) })
  .meta({ id: "BulkAction" });

const doneRow = z.strictObject({
  eventId: z.int(),
  status: z.literal(200),
  version: z.int(),
  eventState: z.enum(documentStates),
});

type BulkRow = z.output<typeof rowSchema>;

function inputOf(change: ActionInput, row: BulkRow): ActionInput {
  if (!row.document) return change;
  return { ...change, document: { ...change.document, ...row.document } };
}

/** Performs the action unless the same request has done so before; a row that was refused is tried again. */
async function performOnce(context: AppContext, request: ActionRequest): Promise<Performed> {
  const { once } = request;
  if (!once) return await performAction(context, request);
  const known = async () => await knownAnswer(context.db, once);
  const before = await known();
  if (before) return JSON.parse(before.body) as Performed;
  try {
    return await performAction(context, request);
  } catch (error) {
    const meanwhile = error instanceof Problem ? await known() : undefined;
    if (!meanwhile) throw error;
    return JSON.parse(meanwhile.body) as Performed;
  }
}

/** One action on several documents, each by itself. Source: beyond E3. */
export function registerBulkRoutes(app: App, context: AppContext): void {
  app.post(
    "/organizations/:id/roles/:role/bulk-actions",
    {
      config: { organization: "act", scope: { SUPPLIER: "answers:write" } },
      schema: {
        operationId: "changeSeveral",
        tags: ["documents"],
        summary:
          "Performs one action on several documents, each by itself; a row is refused as the document alone would be",
        params: organizationRoleParams,
        headers: bulkHeader,
        body: bodySchema,
        response: { 207: resultsOf(doneRow) },
      },
    },
    async (request, reply) => {
      const { change, rows } = request.body;
      const key = request.headers["idempotency-key"];
      const { url: path, id: requestId } = request;
      const scope = unloadedScopeOf(request);
      const onceOf = (row: BulkRow): Repeatable | undefined =>
        key === undefined
          ? undefined
          : { userId: scope.userId, key: `${key} ${row.eventId}`, path, body: { change, row } };
      const done = await doRows(context, request, {
        rows,
        work: async (row) => ({
          status: 200 as const,
          ...(await performOnce(context, {
            scope,
            eventId: row.eventId,
            input: inputOf(change, row),
            ifMatch: row.version === undefined ? undefined : `"${row.version}"`,
            requestId,
            takesLock: true,
            once: onceOf(row),
          })),
        }),
      });
      return reply.status(207).send(done);
    },
  );
}
