import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { countedAtMost } from "@runko/domain/values/list-limits";
import { useMemo } from "react";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { Notice } from "../../components/feedback/notice.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { PagedTable } from "../../components/tables/paged-table.tsx";
import { boundedSizes } from "../../components/tables/pages.ts";
import { SearchField } from "../../components/tables/search-field.tsx";
import { useList } from "../../components/tables/use-list.ts";
import { useSession } from "../../session/session-context.ts";
import { projectAddress } from "./project-address.ts";
import { projectColumns } from "./project-columns.tsx";
import { ProjectPage } from "./project-page.tsx";
import { projectsQuery } from "./project-queries.ts";

const words = texts.projects;

const Toolbar = styled("div")({ paddingBottom: 10 });

/** The projects of the organization's documents in the area's role, or the one that the address names. Source: beyond F7.19 */
export function ProjectsPage() {
  const { organizationId, role } = useSession();
  const scope = useMemo(() => ({ organizationId, role }), [organizationId, role]);
  const at = useAddress(projectAddress);
  const { url, change } = at;
  const { project: projectId, subscriberId } = url;
  const isOne = projectId !== "" && subscriberId !== undefined;
  const found = useList({ ...projectsQuery(scope, url), enabled: !isOne });
  const columns = useMemo(() => projectColumns(role), [role]);
  if (isOne) return <ProjectPage scope={scope} name={{ projectId, subscriberId }} />;
  const isOver = (found.total ?? 0) > countedAtMost;
  return (
    <PagedTable
      at={at}
      list={isOver ? { ...found, total: countedAtMost } : found}
      sizes={boundedSizes}
      header={<PageHeader title={words.title} />}
      toolbar={
        <Toolbar data-screen-only>
          <SearchField
            text={url.text}
            onChange={(text) => change({ text }, { replace: true })}
            label={words.search}
            placeholder={words.search}
          />
        </Toolbar>
      }
      notices={isOver && <Notice severity="info">{words.overCounted(countedAtMost)}</Notice>}
      label={words.title}
      columns={columns}
      rowId={({ projectId: id, subscriber }) => `${subscriber.id} ${id}`}
      rowHref={({ projectId: id, subscriber }) => routes.project(areaOfRole[role], id, subscriber.id)}
      rowLabel={({ projectId: id }) => words.row(id)}
      empty={{ text: url.text === "" ? words.empty : words.emptyFiltered }}
    />
  );
}
