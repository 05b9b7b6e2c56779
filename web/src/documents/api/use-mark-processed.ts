import { texts } from "@runko/domain/texts/texts";
import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { queryKeys } from "../../api/query-keys.ts";
import { problemText } from "../../api/api-problem.ts";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { changeDocument } from "./change-document.ts";
import type { DocumentRow, Scope, WholeDocument } from "./entities.ts";

const words = texts.documentList;

type Page = { rows: DocumentRow[] };
type Marked = { row: Pick<DocumentRow, "id" | "documentType">; processed: boolean };

const isPage = (data: unknown): data is Page => typeof data === "object" && data !== null && "rows" in data;
const isPages = (data: unknown): data is InfiniteData<Page> =>
  typeof data === "object" && data !== null && "pages" in data;

function markedPage<Data extends Page>(page: Data, id: number, userProcessed: boolean): Data {
  if (!page.rows.some((row) => row.id === id)) return page;
  return { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, userProcessed } : row)) };
}

/** Shows the mark wherever the document is shown, before the server has answered. */
function showMark(client: QueryClient, { organizationId, role }: Scope, id: number, processed: boolean): void {
  client.setQueriesData({ queryKey: queryKeys.inOrganization(organizationId, role) }, (data: unknown) => {
    if (isPage(data)) return markedPage(data, id, processed);
    if (isPages(data)) return { ...data, pages: data.pages.map((page) => markedPage(page, id, processed)) };
    return data;
  });
  client.setQueryData(queryKeys.document(organizationId, role, id), (document: WholeDocument | undefined) => {
    if (!document) return document;
    const [now, next] = processed
      ? (["markProcessed", "unmarkProcessed"] as const)
      : (["unmarkProcessed", "markProcessed"] as const);
    const allowedActions = document.allowedActions.map((action) => (action === now ? next : action));
    return { ...document, userProcessed: processed, allowedActions };
  });
}

/** Sets and takes away the user-processed mark: seen at once, taken back if the server refuses (U7), undone by a key. */
export function useMarkProcessed(scope: Scope) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ row, processed }: Marked) =>
      changeDocument({ scope, document: row, change: { action: processed ? "markProcessed" : "unmarkProcessed" } }),
    onMutate: async ({ row, processed }) => {
      showMark(client, scope, row.id, processed);
      await client.cancelQueries({ queryKey: queryKeys.documentLists(scope.organizationId, scope.role) });
    },
    onError: (error, { row, processed }) => {
      showMark(client, scope, row.id, !processed);
      showSnackbar(`${words.markFailed(row.id)}. ${problemText(error)}`, { severity: "error" });
    },
    onSuccess: (_answer, { row, processed }) => {
      if (processed)
        showSnackbar(words.markedProcessed(row.id), {
          action: { label: texts.common.undo, onClick: () => mutate({ row, processed: false }) },
        });
    },
    onSettled: (_data, _error, { row }) => {
      void client.invalidateQueries({ queryKey: queryKeys.documentLists(scope.organizationId, scope.role) });
      void client.invalidateQueries({ queryKey: queryKeys.document(scope.organizationId, scope.role, row.id) });
    },
  });
  return useCallback((row: Marked["row"], processed: boolean) => mutate({ row, processed }), [mutate]);
}
