import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { queryKeys } from "../../api/query-keys.ts";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { changeSeveral, messageSeveral, type RowResult } from "../api/change-several.ts";
import type { DocumentRow, Scope } from "../api/entities.ts";
import { showMark } from "../api/show-mark.ts";
import { useArchive } from "../api/use-archive.ts";
import { useTakeUpResults } from "../api/use-take-up-results.ts";
import { randomId } from "../../storage/random-id.ts";
import { isVersioned, type BulkAction, type BulkDocumentAction } from "./bulk-actions.ts";
import type { GivenBulk } from "./bulk-form.ts";

const words = texts.bulk;

export type BulkOutcome = { action: BulkAction; results: RowResult[] };
const isRefused = ({ failure }: RowResult) => failure !== undefined;
type Progress = { ready: number; all: number };

const opposite: Partial<Record<BulkAction, BulkAction>> = {
  markProcessed: "unmarkProcessed",
  unmarkProcessed: "markProcessed",
};

/** Does one thing to several rows of a list and keeps what became of each, when some failed. */
export function useBulk(scope: Scope) {
  const client = useQueryClient();
  const archive = useArchive(scope);
  const takeUp = useTakeUpResults(scope);
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const [progress, setProgress] = useState<Progress>();
  const sent = useRef<{ text: string; key: string }>(undefined);

  const keep = (action: BulkAction, results: RowResult[]) =>
    setOutcome(results.some(isRefused) ? { action, results } : undefined);

  const show = (action: BulkAction, ids: readonly number[], back = false) => {
    if (opposite[action] === undefined) return;
    for (const id of ids) showMark(client, scope, id, (action === "markProcessed") !== back);
  };

  /** The same for the same, until it is answered: a try after a lost answer does nothing twice. */
  const keyOf = (action: BulkAction, rows: readonly DocumentRow[], given: GivenBulk | undefined): string => {
    const what = given && "message" in given ? given.message : given?.change;
    const text = JSON.stringify([action, rows.map(({ id }) => id), what]);
    if (sent.current?.text !== text) sent.current = { text, key: randomId() };
    return sent.current.key;
  };

  const send = (action: Exclude<BulkAction, "archive">, rows: readonly DocumentRow[], given?: GivenBulk) => {
    const onProgress = (ready: number) => setProgress({ ready, all: rows.length });
    const bulk = { scope, documents: rows, key: keyOf(action, rows, given), onProgress };
    if (given && "message" in given) return messageSeveral({ ...bulk, message: given.message });
    const { change, own } = given ?? { change: { action: action as BulkDocumentAction } };
    return changeSeveral({ ...bulk, change, ...(own && { own }), versioned: isVersioned(action) });
  };

  const perform = async (
    action: BulkAction,
    rows: readonly DocumentRow[],
    given?: GivenBulk,
  ): Promise<readonly RowResult[]> => {
    setOutcome(undefined);
    if (action === "archive") {
      archive(rows, (results) => keep(action, results));
      return [];
    }
    show(
      action,
      rows.map(({ id }) => id),
    );
    await client.cancelQueries({ queryKey: queryKeys.documentLists(scope.organizationId, scope.role) });
    setProgress({ ready: 0, all: rows.length });
    const results = await send(action, rows, given);
    setProgress(undefined);
    keep(action, results);
    const failed = new Set(results.filter(isRefused).map(({ id }) => id));
    if (!results.some(({ lost }) => lost)) sent.current = undefined;
    show(action, [...failed], true);
    const done = rows.filter(({ id }) => !failed.has(id));
    const undo = opposite[action];
    if (done.length > 0)
      showSnackbar(words.done[action](done.length), {
        severity: "success",
        ...(undo && { action: { label: texts.common.undo, onClick: () => void perform(undo, done) } }),
      });
    await takeUp(results);
    return results;
  };

  return { perform, progress, outcome, forget: () => setOutcome(undefined) };
}
