import { useEffect } from "react";
import { pageCount, type Page } from "./pages.ts";

/** Leads to the last page of a list when the one that is asked for is not there any more. */
export function useExistingPage(
  { page, pageSize }: Page,
  total: number | undefined,
  show: (page: number) => void,
): void {
  const lastPage = total === undefined ? undefined : pageCount(pageSize, total) - 1;
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) show(lastPage);
  });
}
