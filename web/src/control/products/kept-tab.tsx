import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import type { ProductTab } from "@runko/domain/products/product-tabs";
import { texts } from "@runko/domain/texts/texts";
import type { UseQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHeader } from "../../components/layout/page-header.tsx";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { useList } from "../../components/tables/use-list.ts";
import { useNewest } from "../use-newest.ts";
import { CatalogueEditor } from "./catalogue-editor.tsx";
import { CatalogueList } from "./catalogue-list.tsx";
import { EditorFrame } from "./editor-frame.tsx";
import { Found } from "./found.tsx";
import { newId, productsPath, type ProductsUrl } from "./products-url.ts";
import type { TabProps } from "./tab-props.ts";

const words = texts.controlProducts;

type Kept = { id: string; name: string };
type Query<Data> = UseQueryOptions<Data, Error, Data, unknown[]>;

/** What the product admin keeps in a tab: how it is found, shown, changed and removed. */
type KeptKind<Row extends Kept, One extends Kept> = {
  tab: ProductTab;
  listQuery: (url: ProductsUrl) => Query<{ rows: Row[]; total: number }>;
  oneQuery: (id: string) => Query<One>;
  columns: readonly DataColumn<Row>[];
  rowLabel: (name: string) => string;
  search: { label: string; placeholder: string };
  filters?: (props: TabProps) => ReactNode;
  words: { add: string; missing: string; empty: string; remove: string; removeText: string };
  remove: (id: string) => Promise<void>;
  /** What else can be done with one. */
  actions?: (id: string) => ReactNode;
  form: (one: One | undefined) => ReactNode;
};

/** The same, its rows and forms typed by its queries. */
export const keptKind = <Row extends Kept, One extends Kept>(kind: KeptKind<Row, One>) => kind;

type KeptProps<Row extends Kept, One extends Kept> = TabProps & { kind: KeptKind<Row, One> };

const backOf = (tab: ProductTab) => ({ to: productsPath({ tab }), label: words.tabs[tab] });

type ExistingProps<Row extends Kept, One extends Kept> = Pick<KeptProps<Row, One>, "kind" | "nav"> & { id: string };

function Existing<Row extends Kept, One extends Kept>({ id, kind, nav }: ExistingProps<Row, One>) {
  const query = useNewest(kind.oneQuery(id));
  const back = backOf(kind.tab);
  return (
    <Found query={query} missing={kind.words.missing} back={back}>
      {(one) => (
        <CatalogueEditor
          name={one.name}
          back={back}
          nav={nav}
          removal={{ label: kind.words.remove, text: kind.words.removeText, remove: () => kind.remove(id) }}
          actions={kind.actions?.(id)}
        >
          {kind.form(one)}
        </CatalogueEditor>
      )}
    </Found>
  );
}

function KeptList<Row extends Kept, One extends Kept>({ kind, ...props }: KeptProps<Row, One>) {
  const { url, onUrl, nav } = props;
  const { tab } = kind;
  const add = (
    <Button component={Link} to={productsPath({ tab, id: newId })} variant="contained" startIcon={<Add />}>
      {kind.words.add}
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
      list={useList(kind.listQuery(url))}
      columns={kind.columns}
      rowLabel={({ name }) => kind.rowLabel(name)}
      rowHref={({ id }) => productsPath({ tab, id })}
      search={kind.search}
      filters={kind.filters?.(props)}
      empty={{ text: kind.words.empty, action: add }}
    />
  );
}

/** The tab of a kind: its list, the one that is open, or the form of a new one (D-24). */
export function KeptTab<Row extends Kept, One extends Kept>({ kind, ...props }: KeptProps<Row, One>) {
  const { url, nav } = props;
  if (url.id === undefined) return <KeptList kind={kind} {...props} />;
  if (url.id !== newId) return <Existing key={url.id} kind={kind} id={url.id} nav={nav} />;
  return (
    <EditorFrame title={kind.words.add} back={backOf(kind.tab)} nav={nav}>
      {kind.form(undefined)}
    </EditorFrame>
  );
}
