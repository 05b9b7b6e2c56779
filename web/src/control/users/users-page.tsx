import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { isProductAdmin } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { ListLayout } from "../../components/layout/list-layout.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { DataTable } from "../../components/tables/data-table.tsx";
import { Pagination } from "../../components/tables/pagination.tsx";
import { SearchField } from "../../components/tables/search-field.tsx";
import { useExistingPage } from "../../components/tables/use-existing-page.ts";
import { useAddress } from "../../screen/use-address.ts";
import { useSession } from "../../session/session-context.ts";
import { controlPaths } from "../control-paths.ts";
import { CsvActions } from "../csv/csv-actions.tsx";
import { controlKeys } from "../control-keys.ts";
import { OrganizationFilter } from "../organization-filter.tsx";
import { Toolbar } from "../toolbar.tsx";
import { useAdministered } from "../use-administered.ts";
import { CategoryFilter } from "./category-filter.tsx";
import { fullName } from "./full-name.ts";
import { userColumns } from "./user-columns.tsx";
import { filterOf } from "./user-filter.ts";
import { usersQuery } from "./user-queries.ts";
import { readUsersUrl, writeUsersUrl } from "./users-url.ts";

const words = texts.controlUsers;

/** The users whom the reader administers, of one organization or of all. */
export function UsersPage() {
  const { user } = useSession();
  const client = useQueryClient();
  const { url, change } = useAddress(readUsersUrl, writeUsersUrl);
  const { organizationId, category, page, pageSize, sort, text } = url;
  const { organizations } = useAdministered("users");
  const list = useQuery({ ...usersQuery(url), placeholderData: keepPreviousData });
  const total = list.data?.total;

  useExistingPage(url, total, (last) => change({ page: last }, true));

  const organization = organizations?.find(({ id }) => id === organizationId);
  const title = organization ? words.titleOf(organization.name) : words.title;
  const newUser = (
    <Button component={Link} to={controlPaths.newUser(organizationId)} variant="contained" startIcon={<Add />}>
      {words.newUser}
    </Button>
  );
  const csv = (
    <CsvActions
      subject="users"
      organization={organization ?? (organizations?.length === 1 ? organizations[0] : undefined)}
      filter={filterOf(url, 1)}
      onImported={() => void client.invalidateQueries({ queryKey: controlKeys.users() })}
    />
  );
  const filtered = text !== "" || category !== undefined;
  return (
    <ListLayout
      header={
        <PageHeader
          title={title}
          actions={
            <>
              {csv}
              {newUser}
            </>
          }
        />
      }
      toolbar={
        <Toolbar data-screen-only>
          <SearchField
            text={text}
            onChange={(next) => change({ text: next }, true)}
            label={words.search}
            placeholder={words.searchHelp}
          />
          <OrganizationFilter
            label={words.organization}
            emptyText={texts.shell.noOrganizations}
            organizations={organizations}
            value={organizationId}
            onChange={(next) => change({ organizationId: next })}
          />
          <CategoryFilter
            everyone={isProductAdmin(user)}
            value={category}
            onChange={(next) => change({ category: next })}
          />
        </Toolbar>
      }
      footer={
        total !== undefined && (
          <Pagination page={page} pageSize={pageSize} total={total} onChange={(next) => change(next)} />
        )
      }
    >
      <DataTable
        label={title}
        columns={userColumns}
        rows={list.data?.rows}
        rowId={({ id }) => id}
        rowHref={({ id }) => controlPaths.user(id)}
        rowLabel={(row) => words.row(fullName(row))}
        sort={sort}
        onSort={(next) => change({ sort: next })}
        error={list.error}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
        empty={{ text: filtered ? words.emptyFiltered : words.empty, action: filtered ? undefined : newUser }}
      />
    </ListLayout>
  );
}
