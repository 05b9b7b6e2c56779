import type { ActionRow } from "@runko/domain/documents/document-actions";
import type { Side } from "@runko/domain/documents/sides";
import type { Issue } from "@runko/domain/values/issue";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { ActionInput } from "./action-request.ts";
import type { ChangedColumns } from "./change-stored-document.ts";
import { findHandlers } from "./find-colleagues.ts";
import { sideOf, type DocumentScope } from "./document-scope.ts";
import type { StoredDocument } from "./document-store.ts";
import type { FieldChange } from "./write-event-log.ts";

type HandlerStep = {
  columns: ChangedColumns;
  changes: FieldChange[];
  issues: Issue[];
  /** Whose people are told: the side's own, where it is given to another than who gives it. */
  tells: readonly Side[];
};

const columnOf = { subscriber_id: "subscriber_user_id", supplier_id: "supplier_user_id" } as const;

/** Of an action that says who handles the document on the actor's side: what it writes, and why that cannot be. */
export async function handlerStepOf(
  db: Kysely<Database>,
  document: StoredDocument,
  row: ActionRow,
  { scope, input }: { scope: DocumentScope; input: ActionInput },
): Promise<HandlerStep | undefined> {
  if (!row.effects.includes("recordHandler")) return undefined;
  const column = columnOf[scope.side];
  const from = document[column];
  const to = row.action === "take" ? scope.userId : (input.handlerId ?? null);
  const handlers = await findHandlers(db, scope, [from, to]);
  const nameOf = (id: string | null) => (id === null ? null : (handlers.get(id)?.name ?? null));
  return {
    columns: { [column]: to },
    changes: from === to ? [] : [{ field: "handler", from: nameOf(from), to: nameOf(to) }],
    tells: to === null || to === from || to === scope.userId ? [] : [sideOf(scope)],
    issues: to === null || handlers.get(to)?.acts ? [] : [{ path: "handlerId", code: "NOT_A_COLLEAGUE" }],
  };
}
