import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryKeys } from "../../api/query-keys.ts";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { changeSeveral, type RowResult } from "../api/change-several.ts";
import type { DocumentRow, Scope } from "../api/entities.ts";
import { showMark } from "../api/show-mark.ts";
import { useArchive } from "../api/use-archive.ts";
import { useTakeUpResults } from "../api/use-take-up-results.ts";
import { isVersioned, type BulkAction } from "./bulk-actions.ts";

const words = texts.bulk;

export type BulkOutcome = { action: BulkAction; results: RowResult[] };
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

  const keep = (action: BulkAction, results: RowResult[]) =>
    setOutcome(results.some((result) => "failure" in result) ? { action, results } : undefined);

  const show = (action: BulkAction, ids: readonly number[], back = false) => {
    if (opposite[action] === undefined) return;
    for (const id of ids) showMark(client, scope, id, (action === "markProcessed") !== back);
  };

  const perform = async (action: BulkAction, rows: readonly DocumentRow[]): Promise<void> => {
    setOutcome(undefined);
    if (action === "archive") return archive(rows, (results) => keep(action, results));
    show(
      action,
      rows.map(({ id }) => id),
    );
    await client.cancelQueries({ queryKey: queryKeys.documentLists(scope.organizationId, scope.role) });
    setProgress({ ready: 0, all: rows.length });
    const onProgress = (ready: number) => setProgress({ ready, all: rows.length });
    const results = await changeSeveral({
      scope,
      documents: rows,
      change: { action },
      versioned: isVersioned(action),
      onProgress,
    });
    setProgress(undefined);
    keep(action, results);
    const failed = new Set(results.flatMap((result) => ("failure" in result ? [result.id] : [])));
    show(action, [...failed], true);
    const done = rows.filter(({ id }) => !failed.has(id));
    const undo = opposite[action];
    if (done.length > 0)
      showSnackbar(words.done[action](done.length), {
        severity: "success",
        ...(undo && { action: { label: texts.common.undo, onClick: () => void perform(undo, done) } }),
      });
    await takeUp(results);
  };

  return { perform, progress, outcome, forget: () => setOutcome(undefined) };
}
