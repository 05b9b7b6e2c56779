import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { mayCreateType, typesOfRole, typesShown } from "@runko/domain/organizations/event-type-rights";
import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { useDeferredValue, useMemo, type ComponentType } from "react";
import { Link } from "react-router";
import { useAddress } from "../addresses/use-address.ts";
import { Notice } from "../components/feedback/notice.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { rovingStops } from "../components/roving-stops.ts";
import { countedAtMost } from "@runko/domain/values/list-limits";
import { routes } from "../addresses/routes.ts";
import { betweenBars, roomForMoreColumns } from "../screen/breakpoints.ts";
import { useMedia } from "../screen/use-media.ts";
import { useSession } from "../session/session-context.ts";
import { useCounts } from "../shell/use-counts.ts";
import { useArchivedHere } from "./api/archived-here.ts";
import { useMarkProcessed } from "./api/use-mark-processed.ts";
import { ColumnChooser } from "./list/column-chooser.tsx";
import { BesideList, type PreviewProps } from "./list/beside-list.tsx";
import { DocumentRows } from "./list/document-rows.tsx";
import { emptyText } from "./list/empty-text.ts";
import { AnswerMenu } from "./answers/answer-menu.tsx";
import { ExportMenu } from "./list/export-menu.tsx";
import { fixedColumn } from "./list/list-columns.tsx";
import { orderOf, shownSort } from "./list/list-order.ts";
import { exportedList } from "./list/list-queries.ts";
import { listAddress } from "./list/list-url.ts";
import { ListFilters } from "./narrow/list-filters.tsx";
import { ownCount } from "./list/state-filter.tsx";
import { isNarrowed } from "./list/list-filter.ts";
import { TypeNotice } from "./list/type-notice.tsx";
import { ViewTabs } from "./views/view-tabs.tsx";
import { PreviewButton } from "./list/preview-button.tsx";
import { TextFilter } from "./list/text-filter.tsx";
import { usePreview } from "./list/use-preview.ts";
import { useDocumentList } from "./list/use-document-list.ts";
import { useListColumns } from "./list/use-list-columns.tsx";

const words = texts.documentList;

/** One Tab stop for what is done with the list (0164). */
const tools = rovingStops("a, button");
const Tools = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: 4,
  "& .MuiButton-text": { paddingInline: 8 },
});

/** The columns that have room beside a document, and those that have it on a wide screen. */
const besidePreview: readonly string[] = ["tid", "due", "state"];
const besideOnWide: readonly string[] = [...besidePreview, "faultType", "product"];

/** The same list for the same type, so that the rows are not drawn anew. */
const typeLists = new Map<DocumentType, readonly DocumentType[]>(documentTypes.map((type) => [type, [type]]));

/** The documents of one type in the area of any role, all or in one state. */
export function DocumentListPage({ preview: Document }: { preview: ComponentType<PreviewProps> }) {
  const { organization, organizationId, role, user } = useSession();
  const offered = useMemo(() => typesShown(organization, role), [organization, role]);
  const address = useMemo(() => listAddress(typesOfRole(role), offered[0]), [role, offered]);
  const at = useAddress(address);
  const { query, url, change } = at;
  const { type, status, text } = url;

  const scope = useMemo(() => ({ organizationId, role, userId: user.id }), [organizationId, role, user.id]);
  const types = typeLists.get(type) ?? documentTypes;
  const counts = useCounts();
  const fetched = useDocumentList(scope, url);
  const ownTotal = isNarrowed(url) ? undefined : ownCount(counts.data && (counts.data[type] ?? {}), url);
  // Of the own ones alone the counters know the total, beyond what is counted row by row.
  const list = url.criteria.own && ownTotal !== undefined ? { ...fetched, total: ownTotal } : fetched;
  const archivedHere = useArchivedHere();
  const rows = useMemo(
    () => (archivedHere.size === 0 ? list.rows : list.rows?.filter(({ id }) => !archivedHere.has(id))),
    [list.rows, archivedHere],
  );
  const { mark } = useMarkProcessed(scope);

  const { all, columns, stored, chosenWidths } = useListColumns(scope, type, mark);
  // Who ticks a column sees the tick at once, and the table after it.
  const drawnColumns = useDeferredValue(columns);
  const place = address.write(url).toString();
  const preview = usePreview(place);
  const isOpen = preview.fits && preview.id !== undefined;
  const beside = useMedia(roomForMoreColumns) ? besideOnWide : besidePreview;

  const newPaths: Partial<Record<PathRole, string>> = {
    SUBSCRIBER: routes.newDocument({ type }),
    ERROR_HANDLER: routes.newFault(),
  };
  const newPath = mayCreateType(organization, type) || role === "ERROR_HANDLER" ? newPaths[role] : undefined;
  const isOnlyWay = useMedia(betweenBars);
  const newDocument = newPath !== undefined && (
    <Button component={Link} to={newPath} variant={isOnlyWay ? "contained" : "outlined"} startIcon={<Add />}>
      {words.newDocument}
    </Button>
  );
  const title = words.title(texts.documents.types[type].many, status && texts.documents.manyInState[status]);
  return (
    <BesideList {...{ scope, preview, rows, Document }}>
      <DocumentRows
        {...{ at, scope, types, list, rows, place }}
        columns={isOpen ? drawnColumns.filter(({ id }) => beside.includes(id)) : drawnColumns}
        chosenWidths={chosenWidths}
        exported={{ columns: columns.map(({ id }) => id), order: orderOf(shownSort(url), role) }}
        sort={shownSort(url)}
        beside={isOpen ? preview : undefined}
        label={title}
        onSort={(next) => change({ sort: next }, { later: true })}
        empty={{ text: emptyText(url), action: newDocument || undefined }}
        header={
          <PageHeader
            title={title}
            filter={<TextFilter text={text} onChange={(next) => change({ text: next }, { replace: true })} />}
            actions={
              <Tools ref={tools} role="toolbar" aria-label={words.tools}>
                <ExportMenu
                  scope={scope}
                  query={exportedList(url, scope)}
                  columns={columns.map(({ id }) => id)}
                  disabled={!list.total}
                />
                {role === "SUPPLIER" && <AnswerMenu query={exportedList(url, scope)} />}
                <ColumnChooser
                  columns={all.filter(({ id }) => id !== fixedColumn)}
                  {...chosenWidths}
                  shown={columns.map(({ id }) => id)}
                  yielding={columns.some((column) => column.yields !== undefined)}
                  onChange={(next) => (next ? stored.write(next) : stored.clear())}
                />
                <PreviewButton preview={preview} rows={rows} />
                {isOnlyWay && newDocument}
              </Tools>
            }
          />
        }
        toolbar={
          <>
            <ViewTabs
              scope={scope}
              url={url}
              hrefOf={(view) => `?${address.write({ ...view, page: 0, pageSize: url.pageSize })}`}
            />
            <ListFilters scope={scope} url={url} hrefOf={(next) => `?${address.write(next)}`} onChange={change} />
          </>
        }
        notices={
          <>
            <TypeNotice asked={query.get("type")} type={type} hasRight={offered.includes(type)} />
            {text !== "" && list.total !== undefined && list.total > countedAtMost && (
              <Notice severity="info">{words.narrow(countedAtMost)}</Notice>
            )}
          </>
        }
      />
    </BesideList>
  );
}
