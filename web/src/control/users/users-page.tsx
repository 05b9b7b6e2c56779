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
import { useSelectedRows } from "../../components/tables/use-selected-rows.ts";
import { useExistingPage } from "../../components/tables/use-existing-page.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { useSession } from "../../session/session-context.ts";
import { controlPaths } from "../control-paths.ts";
import { CsvActions } from "../csv/csv-actions.tsx";
import { exportAllUsers } from "../csv/csv-calls.ts";
import { controlKeys } from "../control-keys.ts";
import { OrganizationFilter } from "../organization-filter.tsx";
import { Toolbar } from "../toolbar.tsx";
import { useAdministered } from "../use-administered.ts";
import { fullName } from "./full-name.ts";
import { JoiningButton } from "./joining-button.tsx";
import { SelectedUsers } from "./selected-users.tsx";
import { userColumns } from "./user-columns.tsx";
import { filterOf } from "./user-filter.ts";
import { UserFilters } from "./user-filters.tsx";
import { usersQuery } from "./user-queries.ts";
import { usersAddress } from "./users-url.ts";

const words = texts.controlUsers;

/** The users whom the reader administers, of one organization or of all. */
export function UsersPage() {
  const { user } = useSession();
  const client = useQueryClient();
  const { url, change } = useAddress(usersAddress);
  const { organizationId, page, pageSize, sort, text } = url;
  const { organizations } = useAdministered("users");
  const list = useQuery({ ...usersQuery(url), placeholderData: keepPreviousData });
  const total = list.data?.total;

  const { ids, selected, select, clear } = useSelectedRows(list.data?.rows, usersAddress.write(url).toString());

  useExistingPage(url, total, (last) => change({ page: last }, { replace: true }));

  const organization = organizations?.find(({ id }) => id === organizationId);
  const title = organization ? words.titleOf(organization.name) : words.title;
  const newUser = (
    <Button component={Link} to={controlPaths.newUser(organizationId)} variant="contained" startIcon={<Add />}>
      {words.newUser}
    </Button>
  );
  const only = organization ?? (organizations?.length === 1 ? organizations[0] : undefined);
  const csv = (
    <CsvActions
      subject="users"
      organization={only}
      filter={filterOf(url, 1)}
      onExportAll={exportAllUsers}
      onImported={() => void client.invalidateQueries({ queryKey: controlKeys.users() })}
    />
  );
  const filtered = [text, url.category ?? "", url.role ?? "", url.login ?? ""].some((said) => said !== "");
  return (
    <ListLayout
      header={
        <PageHeader
          title={title}
          actions={
            <>
              {csv}
              <JoiningButton organization={only} />
              {newUser}
            </>
          }
        />
      }
      toolbar={
        <Toolbar data-screen-only>
          {selected.length > 0 ? (
            <SelectedUsers users={selected} onClear={clear} />
          ) : (
            <>
              <SearchField
                text={text}
                onChange={(next) => change({ text: next }, { replace: true })}
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
              <UserFilters everyone={isProductAdmin(user)} url={url} onChange={change} />
            </>
          )}
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
        selected={ids}
        onSelectedChange={select}
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
