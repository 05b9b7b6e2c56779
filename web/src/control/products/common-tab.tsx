import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { CommonForm } from "./common-form.tsx";
import { commonProductQuery, commonProductsQuery, removeCommonProduct } from "./common-product-queries.ts";
import { keptKind, KeptTab } from "./kept-tab.tsx";
import { GroupFilter } from "./list-filters.tsx";
import { commonColumns } from "./product-columns.tsx";
import { productsPath } from "./products-url.ts";
import type { TabProps } from "./tab-props.ts";

const words = texts.controlProducts;

const commonProducts = keptKind({
  tab: "CommonProducts",
  listQuery: commonProductsQuery,
  oneQuery: commonProductQuery,
  columns: commonColumns,
  rowLabel: words.list.row,
  search: { label: words.list.search, placeholder: words.list.searchHelp },
  filters: ({ url, onUrl }) => <GroupFilter value={url.groupId} onChange={(groupId) => onUrl({ groupId })} />,
  words: {
    add: words.newCommon,
    missing: words.notFound,
    empty: words.list.emptyCommon,
    remove: words.removeCommon,
    removeText: words.removeCommonText,
  },
  remove: removeCommonProduct,
  actions: (id) => (
    <Button
      component={Link}
      to={productsPath({ tab: "AddNewProduct", commonProductId: id })}
      variant="outlined"
      startIcon={<Add />}
    >
      {words.makeOwn}
    </Button>
  ),
  form: (product) => <CommonForm product={product} />,
});

/** The common products, of which suppliers make their own; the product admin keeps them (D-24). */
export function CommonTab(props: TabProps) {
  return <KeptTab {...props} kind={commonProducts} />;
}
