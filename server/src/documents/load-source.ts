import { judgeAction } from "@runko/domain/documents/allowed-actions";
import { sourceAction, staysInCase } from "@runko/domain/documents/source-action";
import type { Kysely } from "kysely";
import type { AppContext } from "../app-context.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { loadDocumentFacts } from "./document-facts.ts";
import { documentLimits } from "./document-limits.ts";
import { isOwnDocument, loadDocument, ruledDocument, type StoredDocument } from "./document-store.ts";
import type { CreateRequest } from "./new-document.ts";
import { refusalProblem } from "./refuse.ts";

const missingSource = { COPY: "COPY_EVENT_NOT_FOUND", FORWARD: "FORWARD_EVENT_NOT_FOUND" } as const;

/** The document that the new one comes from, held until the end, if the table lets it be used so. */
export async function loadSource(
  trx: Kysely<Database>,
  context: Pick<AppContext, "clock" | "config">,
  { scope, input, documentType }: CreateRequest,
): Promise<StoredDocument | undefined> {
  if (!input.source) return undefined;
  const { eventId, mode } = input.source;
  const source = await loadDocument(trx, scope, eventId, { lock: true });
  const action = source && sourceAction(mode, source.document_type, documentType);
  if (!source || !action || !isOwnDocument(scope, source)) {
    const code = mode === "COPY" || mode === "FORWARD" ? missingSource[mode] : "SOURCE_NOT_FOUND";
    throw new Problem(code, {
      issues: [{ path: "source.eventId", code: "SOURCE_NOT_FOUND", params: { tid: eventId } }],
    });
  }
  const limits = documentLimits(context.config);
  const facts = await loadDocumentFacts(trx, scope, source, "perform", context.clock.now(), limits);
  const { refusals } = judgeAction(action, scope, ruledDocument(source), facts);
  const [refusal] = refusals;
  if (refusal) throw await refusalProblem(trx, refusal, source, limits.lockSilenceSeconds);
  if (staysInCase(mode) && input.supplierId !== source.supplier_id)
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "supplierId", code: "SUPPLIER_NOT_AVAILABLE" }] });
  return source;
}
