import { checkImportedConnection } from "@runko/domain/imports/imported-connection";
import { actionTable } from "@runko/domain/documents/document-actions";
import type { Issue } from "@runko/domain/values/issue";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Kysely, Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import { serviceTimesOf } from "../organizations/service-times.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { findSupplierFor } from "../products/may-order-from.ts";
import { checkEventProducts } from "./check-event-products.ts";
import { changeCounters } from "./document-counters.ts";
import { isConnectionIdTaken } from "./find-connection-id.ts";
import { insertDocument, type Insertion } from "./insert-document.ts";
import type { CreateRequest } from "./new-document.ts";
import { requireRightToCreate } from "./require-right-to-create.ts";

type Context = Pick<AppContext, "clock">;

/** Refuses what is no connection of these parties; answers what its order is made of. */
async function prepare(db: Kysely<Database>, { clock }: Context, request: CreateRequest): Promise<Insertion> {
  const { scope, input } = request;
  const { supplierId, document, eventProducts: chosen } = input;
  if (scope.role !== "SUBSCRIBER") throw new Problem("NOT_YOUR_ACTION");
  const now = clock.now();
  const row = actionTable.find(({ action }) => action === "create");
  if (!row) throw new Error("The table has no row for create");
  const parties = { subscriberId: scope.organizationId, supplierId, documentType: "Order" } as const;
  const supplier = (await requireRightToCreate(db, scope, "Order", supplierId)) ?? (await findSupplierFor(db, parties));
  if (supplier === "SUPPLIER_NOT_AVAILABLE")
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "supplierId", code: supplier }] });
  if (typeof supplier === "string") throw new Problem(supplier);
  const { products, issues } = await checkEventProducts(db, { ...parties, chosen, source: undefined });
  // What the form asks of an order to come is not asked of one that was delivered elsewhere.
  const broken = issues.filter(({ path }) => !path.includes(".customFields"));
  for (const { path, ...issue } of checkImportedConnection(document, todayInHelsinki(now)))
    broken.push({ path: `document.${path}`, ...issue });
  const [first] = products;
  if (!first || broken.length > 0) throw new Problem("VALIDATION_FAILED", { issues: broken });
  // Its fees are what its subscriber says of them, not what the product costs today.
  const { connectFee, monthlyFee } = document;
  const priced = { ...first, initialFee: connectFee ?? "0.00", monthlyFee: monthlyFee ?? "0.00" };
  return {
    row,
    subscriberId: scope.organizationId,
    source: undefined,
    caseId: undefined,
    products: [priced],
    sourceProducts: undefined,
    times: serviceTimesOf(supplier.serviceTimes),
    originalId: undefined,
    now,
    imported: true,
  };
}

/** What bringing the connection into the register would be refused for at this moment. Writes nothing. */
export async function judgeConnection(
  { db, pool, clock }: Context & Pick<AppContext, "db" | "pool">,
  request: CreateRequest,
): Promise<Issue[]> {
  await prepare(db, { clock }, request);
  const { subscriberConnectionId: connectionId = "" } = request.input.document;
  if (!(await isConnectionIdTaken(pool, request.scope, { connectionId: connectionId ?? "", caseId: undefined })))
    return [];
  return [{ path: "document.subscriberConnectionId", code: "CONNECTION_ID_IN_USE" }];
}

/** Brings a connection that was ordered elsewhere into the register, as a ready order that says so (0204). */
export async function importConnection(
  trx: Transaction<Database>,
  context: Context,
  request: CreateRequest,
): Promise<{ id: number }> {
  const { id, counters } = await insertDocument(trx, request, await prepare(trx, context, request));
  await changeCounters(trx, counters);
  return { id };
}
