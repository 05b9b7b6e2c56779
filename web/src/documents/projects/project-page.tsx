import { styled } from "@mui/material/styles";
import { typesOfRole } from "@runko/domain/organizations/event-type-rights";
import { mayWorkAs } from "@runko/domain/organizations/allowed";
import { columnsFor, orderOfSort } from "@runko/domain/search/search-columns";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Chip, Chips } from "../../components/tables/filter-chips.tsx";
import { useList } from "../../components/tables/use-list.ts";
import { useMinute } from "../../screen/use-minute.ts";
import { useSession } from "../../session/session-context.ts";
import type { Scope } from "../api/entities.ts";
import { DocumentRows } from "../list/document-rows.tsx";
import { ExportMenu } from "../list/export-menu.tsx";
import { inThreeLines } from "../list/list-columns.tsx";
import { useChosenWidths } from "../list/use-chosen-widths.ts";
import { resultColumns, usualColumns } from "../search/result-columns.tsx";
import { projectAddress, projectParts } from "./project-address.ts";
import { ProjectFacts } from "./project-facts.tsx";
import { exportedProject, projectDocumentsQuery, projectFiguresQuery, type ProjectName } from "./project-queries.ts";

const words = texts.projects;

const Nav = styled("nav")({ minWidth: 0 });

/** One project: how far it is, its days and fees, and its documents as one list. */
export function ProjectPage({ scope, name }: { scope: Scope; name: ProjectName }) {
  const { user, allowed } = useSession();
  const { role } = scope;
  const at = useAddress(projectAddress);
  const { url, change, query } = at;
  const figures = useQuery(projectFiguresQuery(scope, name));
  const list = useList(projectDocumentsQuery(scope, name, url));
  const now = useMinute().toISOString();
  const columns = useMemo(() => inThreeLines(resultColumns(role, usualColumns(role), now)), [role, now]);
  const chosenWidths = useChosenWidths(user.id, `${role}:project`);
  const types = useMemo(() => (mayWorkAs(allowed, role) ? typesOfRole(role) : []), [allowed, role]);
  const columnIds = columns.map(({ id }) => id);
  const parts = [undefined, ...projectParts];
  return (
    <DocumentRows
      at={at}
      scope={scope}
      types={types}
      place={query.toString()}
      label={words.documentsOf(name.projectId)}
      list={{ ...list, changed: false }}
      rows={list.rows}
      columns={columns}
      chosenWidths={chosenWidths}
      exported={{ columns: columnIds, order: orderOfSort(url.sort, role) ?? ["id DESC"] }}
      sort={url.sort}
      linked={types.length > 0}
      onSort={({ column, direction }) => {
        const sorted = columnsFor(role).find((known) => known === column);
        change({ sort: sorted && { column: sorted, direction } }, { later: true });
      }}
      empty={{ text: words.emptyPart }}
      header={
        <>
          <PageHeader
            title={name.projectId}
            back={{ to: routes.projects(areaOfRole[role]), label: words.title }}
            actions={
              <ExportMenu
                scope={scope}
                query={exportedProject(scope, name, url)}
                columns={columnIds}
                disabled={!list.total}
              />
            }
          />
          {figures.data && <ProjectFacts project={figures.data} withSubscriber={role === "SUPPLIER"} />}
        </>
      }
      toolbar={
        <Nav aria-label={words.shown}>
          <Chips>
            {parts.map((part) => (
              <li key={part ?? "all"}>
                <Chip
                  to={`?${projectAddress.write({ ...url, part, page: 0 })}`}
                  aria-current={url.part === part ? "page" : undefined}
                >
                  {words.parts[part ?? "all"]}
                </Chip>
              </li>
            ))}
          </Chips>
        </Nav>
      }
      instead={figures.error ? <ErrorState error={figures.error} onRetry={() => void figures.refetch()} /> : undefined}
    />
  );
}
