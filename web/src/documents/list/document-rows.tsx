import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import { Notice } from "../../components/feedback/notice.tsx";
import type { DataColumn, DataTableProps, Sort } from "../../components/tables/data-column.ts";
import { PagedTable } from "../../components/tables/paged-table.tsx";
import type { PageAddress } from "../../components/tables/use-list-page.ts";
import { useSelectedRows } from "../../components/tables/use-selected-rows.ts";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { useSession } from "../../session/session-context.ts";
import type { DocumentRow, Scope } from "../api/entities.ts";
import { usePrefetchDocument } from "../api/use-prefetch-document.ts";
import type { RowResult } from "../api/change-several.ts";
import { asksBulk, bulkActionsOf, bulkRefusal, mostRows, type BulkAction } from "./bulk-actions.ts";
import type { BulkDialogProps } from "./bulk-dialog.tsx";
import type { GivenBulk } from "./bulk-form.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { BulkResults } from "./bulk-results.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { exportedRows } from "./list-queries.ts";
import { rowLookOf } from "./row-facts.ts";
import { noteShownList } from "./shown-list.ts";
import { useBulk } from "./use-bulk.ts";
import type { ShownList } from "./use-document-list.ts";
import type { ChosenWidths } from "./use-chosen-widths.ts";
import type { Preview } from "./use-preview.ts";

const words = texts.documentList;
const BulkDialog = lazy(() => import("./bulk-dialog.tsx"));

const Toolbar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
  paddingBottom: 10,
});
const Instead = styled("div")({ flex: 1, minHeight: 0, overflowY: "auto" });

type DocumentRowsProps = {
  at: PageAddress;
  scope: Scope;
  /** The types that the rows may be of. */
  types: readonly DocumentType[];
  /** Tells one list from another: a selection holds for one. */
  place: string;
  label: string;
  list: ShownList;
  rows: readonly DocumentRow[] | undefined;
  columns: readonly DataColumn<DocumentRow>[];
  chosenWidths: ChosenWidths;
  /** The columns and the order of a file of what is selected. */
  exported: { columns: readonly string[]; order: readonly string[] };
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  empty: DataTableProps<DocumentRow>["empty"];
  header: ReactNode;
  /** Gives its place to the actions on what is selected. */
  toolbar: ReactNode;
  notices?: ReactNode;
  /** Stands in the place of the rows and their pages. */
  instead?: ReactNode;
  /** False where the reader may find documents but not open them. */
  linked?: boolean;
  /** Where rows lead while one of them is shown beside the list; to the pages of their documents otherwise. */
  beside?: Pick<Preview, "id" | "hrefOf"> | undefined;
};

type Asking = Pick<BulkDialogProps, "action" | "rows" | "leftOut" | "failures">;

const failuresOf = (results: readonly RowResult[]): ReadonlyMap<number, string> =>
  new Map(results.flatMap(({ id, failure }) => (failure === undefined ? [] : [[id, failure]])));

/** What is left to be asked: nothing when all is done. */
const left = (asking: Asking, failures: ReadonlyMap<number, string>): Asking | undefined =>
  failures.size === 0
    ? undefined
    : { ...asking, failures, rows: asking.rows.filter(({ id }) => failures.has(id)), leftOut: [] };

const rowIdOf = (row: DocumentRow) => String(row.id);
const rowLabelOf = (row: DocumentRow) => words.row(texts.documents.types[row.documentType].one, row.id);

/** Where rows lead and how they look, the same from drawing to drawing as long as nothing of it changes. */
function useRowWays({ linked, beside, organizationId, role }: Pick<DocumentRowsProps, "linked" | "beside"> & Scope) {
  const hrefBeside = beside?.hrefOf;
  const besideId = beside?.id;
  const rowHref = useCallback(
    ({ id }: DocumentRow) => (linked ? (hrefBeside?.(id) ?? routes.document(areaOfRole[role], id)) : undefined),
    [linked, hrefBeside, role],
  );
  const rowLook = useCallback(
    (row: DocumentRow) => ({ ...rowLookOf(row, role, organizationId), current: row.id === besideId }),
    [role, organizationId, besideId],
  );
  return { rowHref, rowLook };
}

/** A page of documents as rows: chosen columns, sort, pages, keyboard, and what is done to several at once. */
export function DocumentRows(props: DocumentRowsProps) {
  const { scope, types, at, list, rows, label, header, toolbar, instead, linked = true, beside } = props;
  const { user } = useSession();
  const { organizationId, role } = scope;
  const area = areaOfRole[role];
  const bulk = useBulk(scope);
  const [asking, setAsking] = useState<Asking>();
  const bulkActions = useMemo(() => bulkActionsOf(types, role), [types, role]);
  const { ids: selectedIds, selected, select, clear } = useSelectedRows(rows, props.place);
  // A box that is ticked shows it at once; what can be done with the rows follows.
  const chosen = useDeferredValue(selected);
  const refusalOf = (action: BulkAction, row: DocumentRow) =>
    bulkRefusal(action, { userId: user.id, organizationId, role }, row);
  const perform = async (action: BulkAction, able: readonly DocumentRow[], given?: GivenBulk) => {
    if (action === "archive") clear();
    const failures = failuresOf(await bulk.perform(action, able, given));
    if (failures.size > 0) select(new Set([...failures.keys()].map(String)));
    // Another question may have been opened meanwhile, which is none of this.
    setAsking((open) => (open?.action === action ? left(open, failures) : open));
  };
  // What was refused is tried again as it is now: the reader has been told why.
  const asked =
    asking?.rows.map((row) => (asking.failures.has(row.id) && rows?.find(({ id }) => id === row.id)) || row) ?? [];
  const ask = (action: BulkAction, able: readonly DocumentRow[]) => {
    if (!asksBulk(action)) return void perform(action, able);
    const leftOut = chosen.flatMap((row) => refusalOf(action, row) ?? []);
    setAsking({ action, rows: able, leftOut, failures: new Map() });
  };
  const prefetch = usePrefetchDocument(scope);
  const ways = useRowWays({ linked, beside, organizationId, role });
  const { pathname, search } = useLocation();
  const isLinkedList = linked && !beside && rows !== undefined && rows.length > 0 && !list.busy;
  useEffect(() => {
    if (isLinkedList) noteShownList(scope, { path: `${pathname}${search}`, label, ids: rows.map(({ id }) => id) });
  }, [isLinkedList, scope, pathname, search, label, rows]);

  return (
    <div {...prefetch} style={{ display: "contents" }}>
      <PagedTable
        at={at}
        list={{ ...list, rows }}
        header={header}
        toolbar={
          <Toolbar data-screen-only>
            {chosen.length > 0 ? (
              <BulkBar
                selected={chosen}
                actions={bulkActions}
                refusalOf={refusalOf}
                progress={bulk.progress}
                onAction={ask}
                onClear={clear}
              >
                <ExportMenu
                  scope={scope}
                  label={texts.bulk.export}
                  query={exportedRows(chosen, props.exported.order)}
                  columns={props.exported.columns}
                  disabled={chosen.length > mostRows}
                />
              </BulkBar>
            ) : (
              toolbar
            )}
          </Toolbar>
        }
        notices={
          <>
            {bulk.outcome && (
              <BulkResults outcome={bulk.outcome} hrefOf={(id) => routes.document(area, id)} onClose={bulk.forget} />
            )}
            {list.changed && (
              <Notice severity="info" live action={<Button onClick={list.refetch}>{words.refresh}</Button>}>
                {words.changedSince}
              </Notice>
            )}
            {props.notices}
            {at.url.pageSize === "all" && list.rows && list.total !== undefined && list.rows.length < list.total && (
              <Notice severity="info">{words.loadingAll(list.rows.length, list.total)}</Notice>
            )}
          </>
        }
        instead={instead && <Instead>{instead}</Instead>}
        label={label}
        columns={props.columns}
        {...props.chosenWidths}
        rowId={rowIdOf}
        rowLabel={rowLabelOf}
        {...ways}
        {...(bulkActions.length > 0 && { selected: selectedIds, onSelectedChange: select })}
        sort={props.sort}
        onSort={props.onSort}
        empty={props.empty}
      />
      {asking && (
        <Suspense>
          <BulkDialog
            {...asking}
            rows={asked}
            progress={bulk.progress}
            onSend={(given) => void perform(asking.action, asked, given)}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
