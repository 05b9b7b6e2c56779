import type { DocumentState } from "@runko/domain/documents/document-states";
import type { Kysely, Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import { inTransaction, retryConflicts } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import type { ActingContext, ActionRequest } from "./action-request.ts";
import { effectsOn } from "./apply-effects.ts";
import { ChangedMeanwhile, changeStoredDocument } from "./change-stored-document.ts";
import { claimConnectionIds, claimsOthers } from "./claim-connection-ids.ts";
import { changeCounters, leavesLists, unreadLeft } from "./document-counters.ts";
import { documentLimits } from "./document-limits.ts";
import type { StoredDocument } from "./document-store.ts";
import { idempotently } from "../platform/http/idempotency.ts";
import { keepDateChange } from "./date-step.ts";
import { reserveMeanwhile } from "./lock-for-editing.ts";
import { planAction, type ActionPlan } from "./plan-action.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { showDraftPrices } from "./product-prices.ts";
import { readForAction } from "./read-for-action.ts";
import { transferAnswer } from "./transfer-answer.ts";

/** How the document stands after the action. */
export type Performed = { version: number; eventState: DocumentState };
const performed = ({ version, event_state: eventState }: StoredDocument): Performed => ({ version, eventState });

/** Whether all that the plan writes is one statement: nothing beside the document and what follows from every change. */
function isOneStatement({ row, change, products, taker, dateChange }: ActionPlan): boolean {
  const { document, columns } = change;
  const after = { ...document, ...columns };
  const reaches = effectsOn(row.effects, document).length > 0 || leavesLists(document, after);
  const more = reaches || products.write || taker || dateChange;
  return row.fields === null && !more && after.answer_shown === document.answer_shown;
}

/** Writes the plan: the document first, on condition that it is as it was read, which holds it; the counters last. */
async function write(
  trx: Transaction<Database>,
  plan: ActionPlan,
  { scope, input, requestId }: ActionRequest,
): Promise<Performed> {
  const { row, change, products, taker, dateChange } = plan;
  const { document: before, at } = change;
  const { document, counters } = await changeStoredDocument(trx, { ...change, countedLast: true });
  await products.write?.(trx);
  if (document.answer_shown && (products.write || !before.answer_shown)) await showDraftPrices(trx, document.id);
  if (dateChange) await keepDateChange(trx, document.id, dateChange, { userId: scope.userId, at });
  if (taker) await transferAnswer(trx, document, taker, { scope, input: input ?? {}, requestId, at });
  if (claimsOthers(before, document)) refuseIssues(await claimConnectionIds(trx, document));
  const changed = change.changes.length > 0;
  const applied = { trx, document, input: input ?? {}, changed, action: row.action, scope, requestId, at };
  for (const effect of effectsOn(row.effects, before)) await effect(applied);
  await changeCounters(trx, [...counters, ...(await unreadLeft(trx, before, document))]);
  return performed(document);
}

type Reading = { context: ActingContext; request: ActionRequest; hold: boolean };

const plan = async (db: Kysely<Database>, { context, request, hold }: Reading) => {
  const { eventId, type } = request;
  const asked = { eventId, type, hold, now: context.clock.now(), limits: documentLimits(context.config) };
  const seen = await readForAction(db, request.scope, asked);
  return { planned: await planAction(db, context, seen, request), request: { ...request, scope: seen.scope } };
};

/** The plan made of one moment: a step of products is told by those there are, which are read after the document. */
const planOfMoment = async (db: Kysely<Database>, reading: Reading) =>
  reading.request.productStep
    ? await db
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute((trx) => plan(trx, reading))
    : await plan(db, reading);

/** Writes the plan in this transaction, of a request that is known by a key once with its answer. */
async function writeOnce(
  trx: Transaction<Database>,
  context: ActingContext,
  { planned, request }: { planned: ActionPlan; request: ActionRequest },
): Promise<Performed> {
  const { id } = planned.change.document;
  if (planned.takesLock) await reserveMeanwhile(trx, request.scope, id, documentLimits(context.config));
  if (!request.once) return await write(trx, planned, request);
  const work = async () => ({ status: 200, body: JSON.stringify(await write(trx, planned, request)) });
  return JSON.parse((await idempotently(trx, request.once, work)).body) as Performed;
}

/**
 * Carries out one action of the table on one document, wholly or not at all, and tells how it then stands. Source: decisions
 * C. It is read, judged and checked without holding anything, and written on condition that it still is so; where another was
 * faster all is done anew with the document held.
 */
export async function performAction(
  context: ActingContext & Pick<AppContext, "db">,
  request: ActionRequest,
): Promise<Performed> {
  try {
    const made = await planOfMoment(context.db, { context, request, hold: false });
    if (isOneStatement(made.planned) && !request.once) {
      const { document } = await retryConflicts(() => changeStoredDocument(context.db, made.planned.change));
      return performed(document);
    }
    return await inTransaction(context.db, (trx) => writeOnce(trx, context, made), { repeatable: true });
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    const anew = async (trx: Transaction<Database>) =>
      await writeOnce(trx, context, await plan(trx, { context, request, hold: true }));
    return await inTransaction(context.db, anew, { repeatable: true });
  }
}

/** Carries out one action in the caller's transaction, the document held from the first: one of several steps, or one that is to be taken back. */
export async function performWithin(
  trx: Transaction<Database>,
  context: ActingContext,
  request: ActionRequest,
): Promise<Performed> {
  return await writeOnce(trx, context, await plan(trx, { context, request, hold: true }));
}
