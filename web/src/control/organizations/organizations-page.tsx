import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { ListLayout } from "../../components/layout/list-layout.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { DataTable } from "../../components/tables/data-table.tsx";
import { pageCount, rangeOf, type Page } from "../../components/tables/pages.ts";
import { Pagination } from "../../components/tables/pagination.tsx";
import { SearchField } from "../../components/tables/search-field.tsx";
import { useSession } from "../../session/session-context.ts";
import { administered, visibleOrganizationsQuery } from "../administered-organizations.ts";
import { controlPaths } from "../control-paths.ts";
import { readPage, writePage } from "../page-url.ts";
import { Toolbar } from "../toolbar.tsx";
import { organizationColumns } from "./organization-columns.tsx";
import { searchTree, treeOf } from "./organization-tree.ts";

const words = texts.controlOrganizations;

function writeUrl(text: string, page: Page): URLSearchParams {
  const said: [string, string | undefined][] = [["q", text === "" ? undefined : text], ...writePage(page)];
  return new URLSearchParams(said.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/** The organizations that the reader sees, each under its parent; by name. */
export function OrganizationsPage() {
  const { user } = useSession();
  const [query, setQuery] = useSearchParams();
  const text = query.get("q") ?? "";
  const { data, error, isFetching, refetch } = useQuery(visibleOrganizationsQuery(user));
  const tree = useMemo(() => data && treeOf(data), [data]);
  const found = useMemo(() => (tree && text !== "" ? searchTree(tree, text) : tree), [tree, text]);

  const asked = readPage(query);
  const last = found ? pageCount(asked.pageSize, found.length) - 1 : asked.page;
  const page = { ...asked, page: Math.min(asked.page, last) };
  const range = rangeOf(page, found?.length ?? 0);

  const mayAdd = data !== undefined && administered(user, data, "subOrganizations").length > 0;
  const newOrganization = (
    <Button component={Link} to={controlPaths.newOrganization()} variant="contained" startIcon={<Add />}>
      {words.newTitle}
    </Button>
  );
  return (
    <ListLayout
      header={<PageHeader title={words.title} actions={mayAdd && newOrganization} />}
      toolbar={
        <Toolbar data-screen-only>
          <SearchField
            text={text}
            onChange={(next) => setQuery(writeUrl(next, { ...page, page: 0 }), { replace: true })}
            label={words.search}
            placeholder={words.searchHelp}
          />
        </Toolbar>
      }
      footer={
        found && <Pagination {...page} total={found.length} onChange={(next) => setQuery(writeUrl(text, next))} />
      }
    >
      <DataTable
        label={words.title}
        columns={organizationColumns}
        rows={found?.slice(Math.max(0, range.from - 1), range.to)}
        rowId={({ id }) => id}
        rowHref={({ id }) => controlPaths.organization(id)}
        rowLabel={({ name }) => words.row(name)}
        rowLook={({ depth, parentName }) => ({
          hint: depth > 0 && parentName !== undefined ? words.below(parentName) : undefined,
        })}
        error={error}
        onRetry={() => void refetch()}
        busy={isFetching}
        empty={{ text: text === "" ? words.empty : words.emptyFiltered }}
      />
    </ListLayout>
  );
}
