import { columnsFor, orderOfSort } from "@runko/domain/search/search-columns";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useParams } from "react-router";
import { address } from "../../addresses/address.ts";
import { boundedPages, sortBy } from "../../addresses/list-parts.ts";
import { routes } from "../../addresses/routes.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { listQuery } from "../../api/rows.ts";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { useList } from "../../components/tables/use-list.ts";
import { useMinute } from "../../screen/use-minute.ts";
import { useSession } from "../../session/session-context.ts";
import { DocumentRows } from "../list/document-rows.tsx";
import { inThreeLines } from "../list/list-columns.tsx";
import { useChosenWidths } from "../list/use-chosen-widths.ts";
import { resultColumns, usualColumns } from "../search/result-columns.tsx";
import { noticeQuery } from "./notice-queries.ts";

const words = texts.supplierNotices;
const role = "ERROR_HANDLER";

/** What the address of the list of faults says. */
export const noticeFaultsAddress = address({ sort: sortBy(columnsFor(role)), ...boundedPages });

/** /fault-handler/notices/:id/faults: the faults that were made while a notice was known, to be handled together. */
export function NoticeFaultsPage() {
  const { organizationId, user } = useSession();
  const noticeId = useParams()["noticeId"] ?? "";
  const scope = useMemo(() => ({ organizationId, role }) as const, [organizationId]);
  const at = useAddress(noticeFaultsAddress);
  const { url, change, query } = at;
  const notice = useQuery(noticeQuery(scope, noticeId));
  const ids = notice.data?.faultIds ?? [];
  const order = orderOfSort(url.sort, role) ?? ["id DESC"];
  const { page, pageSize: limit } = url;
  const list = useList({
    ...listQuery(
      queryKeys.documentLists(organizationId, role, "notice-faults"),
      "/organizations/{id}/roles/{role}/events",
      { path: { id: organizationId, role }, filter: { where: { id: { inq: ids } }, order, limit, skip: page * limit } },
    ),
    enabled: ids.length > 0,
  });
  const now = useMinute().toISOString();
  const columns = useMemo(() => inThreeLines(resultColumns(role, usualColumns(role), now)), [now]);
  const chosenWidths = useChosenWidths(user.id, `${role}:notice`);
  const types = useMemo(() => ["Fault"] as const, []);
  return (
    <DocumentRows
      at={at}
      scope={scope}
      types={types}
      place={query.toString()}
      label={words.faults}
      list={{ ...list, changed: false }}
      rows={list.rows}
      columns={columns}
      chosenWidths={chosenWidths}
      exported={{ columns: columns.map(({ id }) => id), order }}
      sort={url.sort}
      linked
      onSort={({ column, direction }) => {
        const sorted = columnsFor(role).find((known) => known === column);
        change({ sort: sorted && { column: sorted, direction } }, { later: true });
      }}
      empty={{ text: words.noFaults }}
      header={
        <>
          <PageHeader
            title={words.faults}
            back={{ to: routes.supplierNotice("faultHandler", noticeId), label: notice.data?.title ?? words.facts }}
          />
          <p style={{ margin: "0 0 10px" }}>{words.faultsHelp}</p>
        </>
      }
      toolbar={null}
      instead={notice.error ? <ErrorState error={notice.error} onRetry={() => void notice.refetch()} /> : undefined}
    />
  );
}
