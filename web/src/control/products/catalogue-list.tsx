import type { ReactNode } from "react";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { ListTools } from "../../components/tables/list-tools.tsx";
import { PagedTable } from "../../components/tables/paged-table.tsx";
import type { Listed } from "../../components/tables/use-list.ts";
import { texts } from "@runko/domain/texts/texts";
import type { ChangeAddress } from "../../addresses/use-address.ts";
import type { ProductsUrl } from "./products-url.ts";

const words = texts.controlProducts.list;

type CatalogueListProps<Row> = {
  header: ReactNode;
  label: string;
  url: ProductsUrl;
  onUrl: ChangeAddress<ProductsUrl>;
  list: Listed<Row>;
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
  const at = { url, change: onUrl };
  const filtered = url.text !== "" || url.groupId !== undefined || url.slaClass !== "" || url.active !== undefined;
  return (
    <PagedTable
      at={at}
      list={list}
      header={header}
      toolbar={
        <ListTools at={at} {...search}>
          {filters}
        </ListTools>
      }
      label={label}
      columns={columns}
      rowId={({ id }) => id}
      rowHref={rowHref}
      rowLabel={rowLabel}
      sort={url.sort}
      onSort={(sort) => onUrl({ sort }, { later: true })}
      empty={filtered ? { text: words.emptyFiltered } : empty}
    />
  );
}
