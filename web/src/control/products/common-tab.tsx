import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { CatalogueEditor } from "./catalogue-editor.tsx";
import { CatalogueList } from "./catalogue-list.tsx";
import { CommonForm } from "./common-form.tsx";
import { commonProductQuery, commonProductsQuery, removeCommonProduct } from "./common-product-queries.ts";
import { EditorFrame } from "./editor-frame.tsx";
import { Found } from "./found.tsx";
import { GroupFilter } from "./list-filters.tsx";
import { commonColumns } from "./product-columns.tsx";
import { newId, productsPath } from "./products-url.ts";
import type { TabProps } from "./tab-props.ts";

const words = texts.controlProducts;
const tab = "CommonProducts";
const back = { to: productsPath({ tab }), label: words.tabs[tab] };

function ExistingCommon({ id, nav }: { id: string } & Pick<TabProps, "nav">) {
  const query = useQuery(commonProductQuery(id));
  return (
    <Found query={query} missing={words.notFound} back={back}>
      {(product) => (
        <CatalogueEditor
          name={product.name}
          back={back}
          nav={nav}
          removal={{ label: words.removeCommon, text: words.removeCommonText, remove: () => removeCommonProduct(id) }}
          actions={
            <Button
              component={Link}
              to={productsPath({ tab: "AddNewProduct", commonProductId: id })}
              variant="outlined"
              startIcon={<Add />}
            >
              {words.makeOwn}
            </Button>
          }
        >
          <CommonForm product={product} />
        </CatalogueEditor>
      )}
    </Found>
  );
}

function CommonList({ url, onUrl, nav }: TabProps) {
  const list = useQuery({ ...commonProductsQuery(url), placeholderData: keepPreviousData });
  const add = (
    <Button component={Link} to={productsPath({ tab, id: newId })} variant="contained" startIcon={<Add />}>
      {words.newCommon}
    </Button>
  );
  return (
    <CatalogueList
      header={
        <>
          <PageHeader title={words.tabs[tab]} actions={add} />
          {nav}
        </>
      }
      label={words.tabs[tab]}
      url={url}
      onUrl={onUrl}
      list={list}
      columns={commonColumns}
      rowLabel={({ name }) => words.list.row(name)}
      rowHref={({ id }) => productsPath({ tab, id })}
      search={{ label: words.list.search, placeholder: words.list.searchHelp }}
      filters={<GroupFilter value={url.groupId} onChange={(groupId) => onUrl({ groupId })} />}
      empty={{ text: words.list.emptyCommon, action: add }}
    />
  );
}

/** The common products, of which suppliers make their own; the product admin keeps them (D-24). */
export function CommonTab({ url, onUrl, nav }: TabProps) {
  if (url.id === undefined) return <CommonList url={url} onUrl={onUrl} nav={nav} />;
  if (url.id !== newId) return <ExistingCommon key={url.id} id={url.id} nav={nav} />;
  return (
    <EditorFrame title={words.newCommon} back={back} nav={nav}>
      <CommonForm product={undefined} />
    </EditorFrame>
  );
}
