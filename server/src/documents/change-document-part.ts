import type { FileAction } from "@runko/domain/attachments/file-rules";
import type { RefusalCode } from "@runko/domain/problems/refusal-codes";
import type { RuledDocument } from "@runko/domain/documents/ruled-document";
import { isBySupplier } from "@runko/domain/documents/processed-mark";
import type { HistoryLabel } from "@runko/domain/enumerations/history-labels";
import type { Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { changeStoredDocument } from "./change-stored-document.ts";
import { documentLimits } from "./document-limits.ts";
import type { DocumentScope } from "./document-scope.ts";
import { openDocument } from "./open-document.ts";
import { checkVersion, refusalProblem } from "./refuse.ts";
import type { FieldChange } from "./write-event-log.ts";

export type PartRequest = {
  scope: DocumentScope;
  eventId: number;
  malformed?: Error | undefined;
  /** Checked when it is given (D-10). */
  ifMatch: string | undefined;
  requestId: string;
};

type PartChange<Subject> = {
  label: HistoryLabel;
  action: FileAction;
  /** What it is about; throws when that is not there. */
  find: (trx: Transaction<Database>) => Promise<Subject>;
  refusal: (scope: DocumentScope, document: RuledDocument, subject: Subject) => RefusalCode | null;
  write: (trx: Transaction<Database>, subject: Subject) => Promise<FieldChange[]>;
};

/** Changes what stands beside a document's own row, in the caller's transaction; answers the version that it raised (D-10). */
export async function changeDocumentPart<Subject>(
  trx: Transaction<Database>,
  context: AppContext,
  { scope, eventId, malformed, ifMatch, requestId }: PartRequest,
  { label, action, find, refusal, write }: PartChange<Subject>,
): Promise<number> {
  const { stored, ruled } = await openDocument(trx, scope, eventId, { lock: true });
  const subject = await find(trx);
  const refused = refusal(scope, ruled, subject);
  if (refused === "NOT_YOUR_ACTION") throw new Problem(refused);
  if (malformed) throw malformed;
  if (ifMatch !== undefined) await checkVersion(trx, scope, stored, ifMatch);
  if (refused) throw await refusalProblem(trx, refused, stored, documentLimits(context.config).lockSilenceSeconds);

  const { document } = await changeStoredDocument(trx, {
    document: stored,
    columns: {},
    times: null,
    label,
    action,
    by: scope,
    changes: await write(trx, subject),
    tells: [isBySupplier(scope, ruled) ? "subscriber" : "supplier"],
    requestId,
    at: context.clock.now(),
  });
  return document.version;
}
