import type { DocumentAction } from "@runko/domain/documents/document-actions";
import { markLabels, type Mark } from "@runko/domain/documents/mark-labels";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { changeStoredDocument } from "./change-stored-document.ts";
import type { DocumentScope } from "./document-scope.ts";
import type { StoredDocument } from "./document-store.ts";

/** What was done, to which another document is marked. */
export type Cause = { action: DocumentAction; scope: DocumentScope; requestId: string; at: Date };

type Marking = { flag: Exclude<Mark, "modified">; to: boolean };

const happenings = {
  ordered: { set: "orderedSet", taken: "orderedTaken" },
  // What was ended is not begun again.
  disconnected: { set: "disconnectedSet", taken: null },
} as const;

/** Marks a document that is held as a consequence of what was done to another of its case; logged and told as its own change. */
export async function markDocument(
  trx: Transaction<Database>,
  document: StoredDocument,
  { flag, to }: Marking,
  { action, scope: by, requestId, at }: Cause,
): Promise<void> {
  if (document[flag] === to) return;
  await changeStoredDocument(trx, {
    document,
    columns: { [flag]: to },
    times: null,
    label: markLabels[flag][to ? "set" : "taken"],
    action,
    by,
    happening: happenings[flag][to ? "set" : "taken"],
    changes: [{ field: flag, from: !to, to }],
    requestId,
    at,
  });
}
