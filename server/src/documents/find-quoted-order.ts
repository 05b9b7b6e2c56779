import { judgeAction } from "@runko/domain/documents/allowed-actions";
import type { Kysely } from "kysely";
import type { AppContext } from "../app-context.ts";
import type { Database } from "../platform/database/schema.ts";
import { loadDocumentFacts } from "./document-facts.ts";
import { documentLimits } from "./document-limits.ts";
import type { DocumentScope } from "./document-scope.ts";
import { ruledDocument, type StoredDocument } from "./document-store.ts";

/**
 * The order that was made from the original of this forwarded document and waits to be forwarded: an order from the forward
 * goes on with its chain, where the table lets the organization forward it (T17). Held until the end; undefined for none.
 */
export async function findQuotedOrder(
  trx: Kysely<Database>,
  context: Pick<AppContext, "clock" | "config">,
  scope: DocumentScope,
  { original_event_id: quoted }: StoredDocument,
): Promise<number | undefined> {
  if (quoted === null) return undefined;
  const order = await trx
    .selectFrom("documents")
    .selectAll()
    .where("source_event_id", "=", quoted)
    .where("source_mode", "=", "ORDER")
    .where("supplier_id", "=", scope.organizationId)
    .where("event_state", "=", "OPEN")
    .forUpdate()
    .executeTakeFirst();
  if (!order) return undefined;
  const limits = documentLimits(context.config);
  const facts = await loadDocumentFacts(trx, scope, order, "perform", context.clock.now(), limits);
  const supplier = { ...scope, role: "SUPPLIER" as const };
  return judgeAction("forward", supplier, ruledDocument(order), facts).refusals.length === 0 ? order.id : undefined;
}
