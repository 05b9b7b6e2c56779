import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { allows } from "../../api/allows.ts";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { ListTools } from "../../components/tables/list-tools.tsx";
import { PagedTable } from "../../components/tables/paged-table.tsx";
import { useList } from "../../components/tables/use-list.ts";
import { useSelectedRows } from "../../components/tables/use-selected-rows.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { useSession } from "../../session/session-context.ts";
import { controlPaths } from "../control-paths.ts";
import { CsvActions } from "../csv/csv-actions.tsx";
import { exportAllUsers } from "../csv/csv-calls.ts";
import { controlKeys } from "../control-keys.ts";
import { OrganizationFilter } from "../organization-filter.tsx";
import { useAdministered } from "../use-administered.ts";
import { listedName } from "./full-name.ts";
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
  const at = useAddress(usersAddress);
  const { url, change } = at;
  const { organizationId } = url;
  const { organizations } = useAdministered("keepUsers");
  const list = useList(usersQuery(url));
  const { ids, selected, select, clear } = useSelectedRows(list.rows, usersAddress.write(url).toString());

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
  const filtered = [url.text, url.category ?? "", url.role ?? "", url.login ?? ""].some((said) => said !== "");
  return (
    <PagedTable
      at={at}
      list={list}
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
        <ListTools
          at={at}
          label={words.search}
          placeholder={words.searchHelp}
          selected={selected.length > 0 ? <SelectedUsers users={selected} onClear={clear} /> : undefined}
        >
          <OrganizationFilter
            label={words.organization}
            emptyText={texts.shell.noOrganizations}
            organizations={organizations}
            value={organizationId}
            onChange={(next) => change({ organizationId: next })}
          />
          <UserFilters everyone={allows(user, "appointProductAdmins")} url={url} onChange={change} />
        </ListTools>
      }
      label={title}
      columns={userColumns}
      rowId={({ id }) => id}
      rowHref={({ id }) => controlPaths.user(id)}
      rowLabel={(row) => words.row(listedName(row))}
      selected={ids}
      onSelectedChange={select}
      sort={url.sort}
      onSort={(sort) => change({ sort }, { later: true })}
      empty={{ text: filtered ? words.emptyFiltered : words.empty, action: filtered ? undefined : newUser }}
    />
  );
}
