import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { mayCreateType, typesShown } from "@runko/domain/organizations/event-type-rights";
import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { Notice } from "../components/feedback/notice.tsx";
import { ListLayout } from "../components/layout/list-layout.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { DataTable } from "../components/tables/data-table.tsx";
import { pageCount } from "../components/tables/pages.ts";
import { Pagination } from "../components/tables/pagination.tsx";
import { areaOfRole, paths } from "../look/paths.ts";
import { useSession } from "../session/session-context.ts";
import { useCounts } from "../shell/use-counts.ts";
import { useStored } from "../storage/use-stored.ts";
import { useArchivedHere } from "./api/archived-here.ts";
import { useMarkProcessed } from "./api/use-mark-processed.ts";
import { usePrefetchDocument } from "./api/use-prefetch-document.ts";
import { bulkActionsOf, bulkRefusal } from "./list/bulk-actions.ts";
import { BulkBar } from "./list/bulk-bar.tsx";
import { BulkResults } from "./list/bulk-results.tsx";
import { hiddenColumnsOf, usualHidden } from "./list/column-choice.ts";
import { ColumnChooser } from "./list/column-chooser.tsx";
import { emptyText } from "./list/empty-text.ts";
import { fixedColumn } from "./list/list-columns.tsx";
import { readListUrl, writeListUrl, type ListUrl } from "./list/list-url.ts";
import { rowLookOf } from "./list/row-facts.ts";
import { StateFilter } from "./list/state-filter.tsx";
import { TextFilter } from "./list/text-filter.tsx";
import { useBulk } from "./list/use-bulk.ts";
import { useDocumentList } from "./list/use-document-list.ts";
import { useListColumns } from "./list/use-list-columns.tsx";
import { useSelectedRows } from "./list/use-selected-rows.ts";

const words = texts.documentList;

/** The server counts no more of what a filter finds. Source: D-27 */
const countedAtMost = 1000;

const Toolbar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
  paddingBottom: 10,
});
const Fill = styled("div")({ display: "flex", flexDirection: "column", flex: 1, minHeight: 0 });

/** The documents of one type in the area of any role, all or in one state. */
export function DocumentListPage() {
  const { organization, organizationId, role, user } = useSession();
  const area = areaOfRole[role];
  const [query, setQuery] = useSearchParams();
  const offered = typesShown(organization, role);
  const url = readListUrl(query, offered);
  const { type, status, page, pageSize, sort, text } = url;

  const scope = useMemo(() => ({ organizationId, role }), [organizationId, role]);
  const counts = useCounts();
  const list = useDocumentList(scope, url);
  const archivedHere = useArchivedHere();
  const rows = useMemo(
    () => (archivedHere.size === 0 ? list.rows : list.rows?.filter(({ id }) => !archivedHere.has(id))),
    [list.rows, archivedHere],
  );
  const { mark } = useMarkProcessed(scope);
  const bulk = useBulk(scope);
  const bulkActions = bulkActionsOf(type, role);
  const { ids: selectedIds, selected, select, clear } = useSelectedRows(rows, query.toString());
  const prefetch = usePrefetchDocument(scope);
  const storedHidden = hiddenColumnsOf(user.id, `${role}:${type}`);
  const hidden = useStored(storedHidden) ?? usualHidden;

  // From the address itself: a choice made just before may not have been drawn yet.
  const change = (part: Partial<ListUrl>, replace = false) => {
    const now = readListUrl(new URLSearchParams(globalThis.location.search), offered);
    setQuery(writeListUrl({ ...now, page: 0, ...part }), { replace });
  };
  const columns = useListColumns(scope, type, mark);

  const lastPage = list.total === undefined ? undefined : pageCount(pageSize, list.total) - 1;
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage)
      setQuery((before) => writeListUrl({ ...readListUrl(before, offered), page: lastPage }), { replace: true });
  });

  const { one, many } = texts.documents.types[type];
  const newPaths: Partial<Record<PathRole, string>> = {
    SUBSCRIBER: paths.newDocument({ type }),
    ERROR_HANDLER: paths.newFault(),
  };
  const newPath = mayCreateType(organization, type) || role === "ERROR_HANDLER" ? newPaths[role] : undefined;
  const newDocument = newPath !== undefined && (
    <Button component={Link} to={newPath} variant="contained" startIcon={<Add />}>
      {words.newDocument}
    </Button>
  );
  return (
    <ListLayout
      header={
        <PageHeader
          title={words.title(many, status && texts.documents.manyInState[status])}
          actions={
            <>
              <TextFilter text={text} onChange={(next) => change({ text: next }, true)} />
              <ColumnChooser
                columns={columns.filter(({ id }) => id !== fixedColumn)}
                hidden={hidden}
                onChange={(next) => (next ? storedHidden.write(next) : storedHidden.clear())}
              />
              {newDocument}
            </>
          }
        />
      }
      toolbar={
        <Toolbar data-screen-only>
          {selected.length > 0 ? (
            <BulkBar
              type={type}
              selected={selected}
              actions={bulkActions}
              refusalOf={(action, row) => bulkRefusal(action, { userId: user.id, organizationId, role }, row)}
              progress={bulk.progress}
              onAction={(action, able) => {
                void bulk.perform(action, able);
                if (action === "archive") clear();
              }}
              onClear={clear}
            />
          ) : (
            <StateFilter
              type={type}
              status={status}
              counts={counts.data?.[type] ?? (counts.data && {})}
              hrefOf={(state) => `?${writeListUrl({ ...url, status: state, page: 0 })}`}
            />
          )}
        </Toolbar>
      }
      footer={
        list.total !== undefined && (
          <Pagination page={page} pageSize={pageSize} total={list.total} onChange={(next) => change(next)} />
        )
      }
    >
      {bulk.outcome && (
        <BulkResults outcome={bulk.outcome} hrefOf={(id) => paths.document(area, id)} onClose={bulk.forget} />
      )}
      {list.changed && (
        <Notice severity="info" live action={<Button onClick={list.refetch}>{words.refresh}</Button>}>
          {words.changedSince}
        </Notice>
      )}
      {text !== "" && list.total !== undefined && list.total > countedAtMost && (
        <Notice severity="info">{words.narrow(countedAtMost)}</Notice>
      )}
      {pageSize === "all" && list.rows && list.total !== undefined && list.rows.length < list.total && (
        <Notice severity="info">{words.loadingAll(list.rows.length, list.total)}</Notice>
      )}
      <Fill {...prefetch}>
        <DataTable
          label={words.title(many, status && texts.documents.manyInState[status])}
          columns={columns}
          hiddenColumns={hidden}
          rows={rows}
          rowId={(row) => String(row.id)}
          rowHref={(row) => paths.document(area, row.id)}
          rowLabel={(row) => words.row(one, row.id)}
          rowLook={(row) => rowLookOf(row, role, organizationId)}
          {...(bulkActions.length > 0 && { selected: selectedIds, onSelectedChange: select })}
          sort={sort}
          onSort={(next) => change({ sort: next })}
          error={list.error}
          onRetry={list.refetch}
          busy={list.busy}
          empty={{ text: emptyText(url), action: newDocument || undefined }}
        />
      </Fill>
    </ListLayout>
  );
}
