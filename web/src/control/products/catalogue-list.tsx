import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ListLayout } from "../../components/layout/list-layout.tsx";
import { DataTable } from "../../components/tables/data-table.tsx";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { Pagination } from "../../components/tables/pagination.tsx";
import { SearchField } from "../../components/tables/search-field.tsx";
import { useExistingPage } from "../../components/tables/use-existing-page.ts";
import { texts } from "@runko/domain/texts/texts";
import type { Rows } from "../../api/fetch-all.ts";
import type { ChangeAddress } from "../../addresses/use-address.ts";
import { Toolbar } from "../toolbar.tsx";
import type { ProductsUrl } from "./products-url.ts";

const words = texts.controlProducts.list;

type CatalogueListProps<Row> = {
  header: ReactNode;
  label: string;
  url: ProductsUrl;
  onUrl: ChangeAddress<ProductsUrl>;
  list: UseQueryResult<Rows<Row>>;
  columns: readonly DataColumn<Row>[];
  rowLabel: (row: Row) => string;
  rowHref: (row: Row) => string;
  search: { label: string; placeholder: string };
  filters?: ReactNode;
  empty: { text: string; action?: ReactNode };
};

/** One of the lists of the products: search, filters, table, pages; all of them in the address. */
export function CatalogueList<Row extends { id: string; name: string }>(props: CatalogueListProps<Row>) {
  const { header, label, url, onUrl, list, columns, rowLabel, rowHref, search, filters, empty } = props;
  const { page, pageSize, sort, text, groupId, active } = url;
  const total = list.data?.total;
  useExistingPage(url, total, (last) => onUrl({ page: last }, { replace: true }));

  const filtered = text !== "" || groupId !== undefined || active !== undefined;
  return (
    <ListLayout
      header={header}
      toolbar={
        <Toolbar data-screen-only>
          <SearchField text={text} onChange={(next) => onUrl({ text: next }, { replace: true })} {...search} />
          {filters}
        </Toolbar>
      }
      footer={
        total !== undefined && (
          <Pagination page={page} pageSize={pageSize} total={total} onChange={(next) => onUrl(next)} />
        )
      }
    >
      <DataTable
        label={label}
        columns={columns}
        rows={list.data?.rows}
        rowId={({ id }) => id}
        rowHref={rowHref}
        rowLabel={rowLabel}
        sort={sort}
        onSort={(next) => onUrl({ sort: next })}
        error={list.error}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
        empty={filtered ? { text: words.emptyFiltered } : empty}
      />
    </ListLayout>
  );
}
