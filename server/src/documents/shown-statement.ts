import type { Clock } from "@runko/domain/documents/clocks";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { AttachedFile } from "../files/file-schema.ts";
import { prepared } from "../platform/database/name-prepared.ts";
import { memoize } from "../platform/memoize.ts";
import type { SaidOfService } from "../organizations/service-times.ts";
import { factColumns, type FactLimits, type FactRow } from "./document-facts.ts";
import { isRelated } from "./load-relations.ts";
import { branchArrays, sees, viewOf, type SeenDocuments } from "./document-scope.ts";
import { ruledColumns, type RuledRow } from "./document-store.ts";
import { attachedFiles, documentJson, wholeDocumentJoins } from "./whole-document.ts";

/** Instants are as JSON has them. */
type Rules = RuledRow & FactRow & { ready_at: string | null; cancelled_at: string | null };
type Timed = { clocks: Clock[] | null; service_times: SaidOfService };
export type ShownRow = Timed & { json: string; related: boolean; files: AttachedFile[]; rules: Rules; version: number };

/** Named one by one: a prepared statement of all columns would end when a migration adds one. */
const columns = [...ruledColumns, "ready_at", "cancelled_at"].map((column) => `d.${column}`).join(", ");

/** `$1` and `$2` are the branches of the scope, `$3` the TID, `$4` the organization. */
function makeText(scope: SeenDocuments, view: PathRole, silence: string): string {
  return `${prepared}
    SELECT ${documentJson(view)}::text AS json, d.version, ${attachedFiles} AS files, ${isRelated} AS related,
      d.clocks, sup.service_times,
      (SELECT row_to_json(r) FROM (SELECT ${columns}, ${factColumns("$4")}) r) AS rules
    FROM documents d ${wholeDocumentJoins(silence)}
    WHERE d.id = $3 AND ${sees(scope)}`;
}

/** One text for each kind of viewer. */
const textOf = memoize<string>(100);

/** A document with all that its actions follow from in one statement, so that what is offered is of the version that is shown. */
export function shownStatement(scope: SeenDocuments, eventId: number, { lockSilenceSeconds }: FactLimits) {
  const view = viewOf(scope);
  const key = [view, scope.side, scope.children, lockSilenceSeconds].join();
  const text = textOf(key, () => makeText(scope, view, String(lockSilenceSeconds)));
  return { text, values: [...branchArrays(scope), eventId, scope.organizationId] };
}
