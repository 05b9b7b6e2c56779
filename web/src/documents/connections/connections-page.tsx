import RuleOutlined from "@mui/icons-material/RuleOutlined";
import UploadFileOutlined from "@mui/icons-material/UploadFileOutlined";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { connectionKind } from "@runko/domain/imports/imported-connection";
import { mayCreateType } from "@runko/domain/organizations/event-type-rights";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { countedAtMost } from "@runko/domain/values/list-limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { DownloadMenu } from "../../components/submit/download-menu.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { PagedTable } from "../../components/tables/paged-table.tsx";
import { boundedSizes } from "../../components/tables/pages.ts";
import { SearchField } from "../../components/tables/search-field.tsx";
import { useList } from "../../components/tables/use-list.ts";
import { roomForMoreColumns } from "../../screen/breakpoints.ts";
import { useMedia } from "../../screen/use-media.ts";
import { useSession } from "../../session/session-context.ts";
import { connectionColumns } from "./connection-columns.tsx";
import { ConnectionFilters } from "./connection-filters.tsx";
import { connectionsQuery, connectionSumsQuery, fetchConnectionsFile } from "./connection-queries.ts";
import { ConnectionSumsBar } from "./connection-sums.tsx";
import { connectionsAddress, countNarrowing, notNarrowed } from "./connections-address.ts";
import { useRegisterScope } from "./use-register-scope.ts";

const words = texts.connections;

const Toolbar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: "8px 16px",
  paddingBottom: 10,
});

/** /subscriber/connections, /vendor/connections: what one has, or has delivered. Source: beyond F4 */
export function ConnectionsPage() {
  const { organization } = useSession();
  const scope = useRegisterScope();
  const { role } = scope;
  const at = useAddress(connectionsAddress);
  const { url, change } = at;
  const found = useList(connectionsQuery(scope, url));
  const { data: sums } = useQuery({ ...connectionSumsQuery(scope, url), placeholderData: keepPreviousData });
  const { data: whole } = useQuery(connectionSumsQuery(scope, { ...url, ...notNarrowed, text: "" }));
  const isOver = (found.total ?? 0) > countedAtMost;
  const list = isOver ? { ...found, total: countedAtMost } : found;
  const [today] = useState(() => todayInHelsinki(new Date()));
  const roomy = useMedia(roomForMoreColumns);
  const columns = useMemo(() => connectionColumns(role, today, roomy), [role, today, roomy]);
  const narrowed = url.text !== "" || countNarrowing(url) > 0;
  const mayImport = role === "SUBSCRIBER" && mayCreateType(organization, "Order");
  const title = words.titles[role];
  return (
    <PagedTable
      at={at}
      list={list}
      sizes={boundedSizes}
      header={
        <PageHeader
          title={title}
          actions={
            <>
              {mayImport && (
                <Button component={Link} to={routes.imports(connectionKind)} startIcon={<UploadFileOutlined />}>
                  {words.bring}
                </Button>
              )}
              <Button
                component={Link}
                to={routes.reconciliation(areaOfRole[role], url.partnerId)}
                startIcon={<RuleOutlined />}
              >
                {texts.reconciliation.open}
              </Button>
              <DownloadMenu
                label={words.export}
                disabled={!found.total}
                done={words.exported}
                fetchFile={(format) => fetchConnectionsFile(scope, url, format)}
                fileName={(format) => words.fileName(organization.name, today, format)}
              />
            </>
          }
        />
      }
      toolbar={
        <Toolbar data-screen-only>
          <SearchField
            text={url.text}
            onChange={(text) => change({ text }, { replace: true })}
            label={words.search}
            placeholder={words.search}
          />
          <ConnectionFilters role={role} url={url} change={change} sums={whole} />
        </Toolbar>
      }
      notices={
        <>
          {sums && sums.amount > 0 && <ConnectionSumsBar role={role} url={url} sums={sums} />}
          {isOver && <Notice severity="info">{words.overCounted(texts.formats.number(countedAtMost))}</Notice>}
        </>
      }
      label={title}
      columns={columns}
      rowId={({ id }) => String(id)}
      rowHref={({ id }) => routes.connection(areaOfRole[role], id)}
      rowLabel={({ id, productName }) => words.row(id, productName ?? "")}
      rowLook={({ openFaults }) => ({ bar: openFaults > 0, hint: openFaults > 0 ? words.openFault : undefined })}
      sort={url.sort}
      onSort={(sort) => change({ sort: sort as typeof url.sort }, { later: true })}
      empty={{ text: narrowed ? words.emptyNarrowed : words.empty }}
    />
  );
}
