import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { phoneScreen } from "../../screen/breakpoints.ts";
import { useMedia } from "../../screen/use-media.ts";
import { CardSort } from "./card-sort.tsx";
import type { DataTableProps } from "./data-column.ts";
import { DataTable } from "./data-table.tsx";
import { Foot, FullPage, Middle, PartOfPage } from "./list-frame.tsx";
import { ListPager } from "./list-pager.tsx";
import type { PageSize } from "./pages.ts";
import { useListPage, type PageAddress } from "./use-list-page.ts";
import type { Listed } from "./use-list.ts";
import { useShownSort } from "./use-shown-sort.ts";

/** What narrows a list and its order, beside each other as far as there is room: rows begin sooner. */
const OverCards = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: 8,
  paddingBottom: 8,
  "& > [data-screen-only]": { display: "contents" },
});

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
  const isPhone = useMedia(phoneScreen);
  const { sort, onSort, waits } = useShownSort(table.sort, table.onSort);
  const shown = (
    <DataTable
      {...table}
      {...{ rows, error, sort }}
      {...(onSort && { onSort })}
      busy={busy === true || waits}
      onRetry={refetch}
    />
  );
  const pager = counted !== undefined && !instead && <ListPager at={at} counted={counted} sizes={sizes} />;
  const above =
    isPhone && onSort && !instead ? (
      <OverCards>
        {toolbar}
        <CardSort columns={table.columns} {...{ sort, onSort }} />
      </OverCards>
    ) : (
      toolbar
    );
  if (header === undefined)
    return (
      <>
        {above}
        <PartOfPage>{shown}</PartOfPage>
        {pager}
      </>
    );
  return (
    <FullPage data-wide-page>
      {header}
      {above}
      <Middle>
        {notices}
        {instead ?? shown}
      </Middle>
      {pager && <Foot>{pager}</Foot>}
    </FullPage>
  );
}
