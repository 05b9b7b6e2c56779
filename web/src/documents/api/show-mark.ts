import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { queryKeys } from "../../api/query-keys.ts";
import type { DocumentRow, Scope, WholeDocument } from "./entities.ts";

type Page = { rows: DocumentRow[] };

const isPage = (data: unknown): data is Page => typeof data === "object" && data !== null && "rows" in data;
const isPages = (data: unknown): data is InfiniteData<Page> =>
  typeof data === "object" && data !== null && "pages" in data;

function markedPage<Data extends Page>(page: Data, id: number, userProcessed: boolean): Data {
  if (!page.rows.some((row) => row.id === id)) return page;
  return { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, userProcessed } : row)) };
}

/** Shows the mark wherever the document is shown, before the server has answered; what may be done next it alone knows. */
export function showMark(
  client: QueryClient,
  { organizationId, role }: Scope,
  id: number,
  userProcessed: boolean,
): void {
  client.setQueriesData({ queryKey: queryKeys.inOrganization(organizationId, role) }, (data: unknown) => {
    if (isPage(data)) return markedPage(data, id, userProcessed);
    if (isPages(data)) return { ...data, pages: data.pages.map((page) => markedPage(page, id, userProcessed)) };
    return data;
  });
  client.setQueryData(
    queryKeys.document(organizationId, role, id),
    (document: WholeDocument | undefined) => document && { ...document, userProcessed },
  );
}
