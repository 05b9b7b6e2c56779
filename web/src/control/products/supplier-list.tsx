import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import type { ProductTab } from "@runko/domain/products/product-tabs";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { useList } from "../../components/tables/use-list.ts";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { controlKeys } from "../control-keys.ts";
import { CsvActions } from "../csv/csv-actions.tsx";
import type { ManagedProduct } from "../entities.ts";
import { CatalogueList } from "./catalogue-list.tsx";
import { ClassFilter, GroupFilter, StateFilter } from "./list-filters.tsx";
import { productsQuery } from "./product-queries.ts";
import { productsPath } from "./products-url.ts";
import { SupplierFilter } from "./supplier-filter.tsx";
import type { SupplierTabProps } from "./tab-props.ts";

const words = texts.controlProducts;

type SupplierListProps = SupplierTabProps & { tab: ProductTab; columns: readonly DataColumn<ManagedProduct>[] };

/** The products of one supplier; each row opens in the tab. */
export function SupplierList({ tab, columns, url, onUrl, nav, supplier, suppliers }: SupplierListProps) {
  const organizationId = supplier.id;
  const client = useQueryClient();
  const list = useList(productsQuery(organizationId, url));
  const title = words.list.titleOf(words.tabs[tab], supplier.name);
  const add = (
    <Button
      component={Link}
      to={productsPath({ tab: "AddNewProduct", organizationId })}
      variant="contained"
      startIcon={<Add />}
    >
      {words.newProduct}
    </Button>
  );
  return (
    <CatalogueList
      header={
        <>
          <PageHeader
            title={title}
            actions={
              <>
                <CsvActions
                  subject="products"
                  organization={supplier}
                  onImported={() => void client.invalidateQueries({ queryKey: controlKeys.products() })}
                />
                {add}
              </>
            }
          />
          {nav}
        </>
      }
      label={title}
      url={url}
      onUrl={onUrl}
      list={list}
      columns={columns}
      rowLabel={({ name }) => words.list.row(name)}
      rowHref={({ id }) => productsPath({ tab, id, organizationId })}
      search={{ label: words.list.search, placeholder: words.list.searchHelp }}
      filters={
        <>
          <SupplierFilter
            supplier={supplier}
            suppliers={suppliers}
            onChange={(next) => onUrl({ organizationId: next, slaClass: "" })}
          />
          <GroupFilter value={url.groupId} onChange={(groupId) => onUrl({ groupId })} />
          <ClassFilter
            organizationId={organizationId}
            value={url.slaClass}
            onChange={(slaClass) => onUrl({ slaClass })}
          />
          <StateFilter value={url.active} onChange={(active) => onUrl({ active })} />
        </>
      }
      empty={{ text: words.list.empty, action: add }}
    />
  );
}
