import type { ReactNode } from "react";
import type { DataTableProps } from "./data-column.ts";
import { DataTable } from "./data-table.tsx";
import { Foot, FullPage, Middle, PartOfPage } from "./list-frame.tsx";
import { ListPager } from "./list-pager.tsx";
import type { PageSize } from "./pages.ts";
import { useListPage, type PageAddress } from "./use-list-page.ts";
import type { Listed } from "./use-list.ts";

type PagedTableProps<Row> = Omit<DataTableProps<Row>, "rows" | "error" | "onRetry" | "busy"> & {
  /** The page that the address asks for. */
  at: PageAddress;
  list: Listed<Row>;
  sizes?: readonly PageSize[];
  /** The heading of a page that the table fills; without it the list is a part of a page. */
  header?: ReactNode;
  /** Above the rows: what narrows them. */
  toolbar: ReactNode;
  notices?: ReactNode;
  /** Stands in the place of the rows and their pages. */
  instead?: ReactNode;
};

/** A list by pages of rows that are links: what narrows it, the table, the way to its other pages. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { at, list, sizes, header, toolbar, notices, instead, ...table } = props;
  const { error, busy, refetch } = list;
  const { rows, counted } = useListPage(at, list);
  const shown = <DataTable {...table} {...{ rows, error, busy }} onRetry={refetch} />;
  const pager = counted !== undefined && !instead && <ListPager at={at} counted={counted} sizes={sizes} />;
  if (header === undefined)
    return (
      <>
        {toolbar}
        <PartOfPage>{shown}</PartOfPage>
        {pager}
      </>
    );
  return (
    <FullPage data-wide-page>
      {header}
      {toolbar}
      <Middle>
        {notices}
        {instead ?? shown}
      </Middle>
      {pager && <Foot>{pager}</Foot>}
    </FullPage>
  );
}
