import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { queryKeys } from "../../api/query-keys.ts";
import { problemText } from "../../api/api-problem.ts";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { callsInTurn } from "../../components/submit/calls-in-turn.ts";
import { useAction } from "../../components/submit/use-action.ts";
import { changeDocument } from "./change-document.ts";
import type { DocumentRow, Scope } from "./entities.ts";
import { showMark } from "./show-mark.ts";

const words = texts.documentList;
const inTurn = callsInTurn<number>();

type Marked = { row: Pick<DocumentRow, "id" | "documentType">; processed: boolean };

/** Sets and takes away the user-processed mark: seen at once, taken back if the server refuses (U7), undone by a key. */
export function useMarkProcessed(scope: Scope) {
  const client = useQueryClient();
  const { organizationId, role } = scope;
  const { run, busy: marking } = useAction({
    perform: async ({ row, processed }: Marked) => {
      showMark(client, scope, row.id, processed);
      await client.cancelQueries({ queryKey: queryKeys.documentLists(organizationId, role) });
      const action = processed ? "markProcessed" : "unmarkProcessed";
      return await inTurn(row.id, () => changeDocument({ scope, document: row, change: { action } }));
    },
    onFailed: (error, { row, processed }) => {
      showMark(client, scope, row.id, !processed);
      void client.invalidateQueries({ queryKey: queryKeys.document(organizationId, role, row.id) });
      showSnackbar(`${words.markFailed(row.id)}. ${problemText(error)}`, { severity: "error" });
    },
    onDone: (changed, { row, processed }) => {
      client.setQueryData(queryKeys.document(organizationId, role, row.id), changed);
      void client.invalidateQueries({ queryKey: queryKeys.document(organizationId, role, row.id, "log") });
      if (processed)
        showSnackbar(words.markedProcessed(row.id), {
          action: { label: texts.common.undo, onClick: () => void run({ row, processed: false }) },
        });
    },
    stale: [queryKeys.documentLists(organizationId, role)],
    parallel: true,
  });
  const mark = useCallback((row: Marked["row"], processed: boolean) => void run({ row, processed }), [run]);
  return { mark, marking };
}
