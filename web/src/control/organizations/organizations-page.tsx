import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { organizationFeatures } from "@runko/domain/organizations/features";
import { organizationRoles } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { address } from "../../addresses/address.ts";
import { pages } from "../../addresses/list-parts.ts";
import { oneOf, textOf } from "../../addresses/parts.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { ListTools } from "../../components/tables/list-tools.tsx";
import { PagedTable } from "../../components/tables/paged-table.tsx";
import { rangeOf } from "../../components/tables/pages.ts";

import { useSession } from "../../session/session-context.ts";
import { administered, visibleOrganizationsQuery } from "../administered-organizations.ts";
import { controlPaths } from "../control-paths.ts";
import { exportOrganizations } from "../csv/csv-calls.ts";
import { ExportButton } from "../csv/export-button.tsx";
import { organizationColumns } from "./organization-columns.tsx";
import { organizationFilter, organizationStates, searchTree, treeOf } from "./organization-tree.ts";

const words = texts.controlOrganizations;

const organizationsAddress = address({
  text: textOf("q"),
  role: oneOf("role", organizationRoles),
  feature: oneOf("feature", organizationFeatures),
  state: oneOf("state", organizationStates),
  ...pages,
});

/** The organizations that the reader sees, each under its parent; by name. */
export function OrganizationsPage() {
  const { user } = useSession();
  const at = useAddress(organizationsAddress);
  const { url, change } = at;
  const { role, feature, state } = url;
  const filtered = url.text !== "" || [role, feature, state].some((said) => said !== undefined);
  const { data, error, isFetching, refetch } = useQuery(visibleOrganizationsQuery(user));
  const tree = useMemo(() => data && treeOf(data), [data]);
  const found = useMemo(
    () => (tree && filtered ? searchTree(tree, { text: url.text, role, feature, state }) : tree),
    [tree, filtered, url.text, role, feature, state],
  );

  const range = rangeOf(url, found?.length ?? 0);
  const rows = found?.slice(Math.max(0, range.from - 1), range.to);

  const mayAdd = data !== undefined && administered(data, "addSubOrganization").length > 0;
  const newOrganization = (
    <Button component={Link} to={controlPaths.newOrganization()} variant="contained" startIcon={<Add />}>
      {words.newTitle}
    </Button>
  );
  return (
    <PagedTable
      at={at}
      list={{ rows, total: found?.length, error, busy: isFetching, refetch: () => void refetch() }}
      header={
        <PageHeader
          title={words.title}
          actions={
            <>
              <ExportButton
                onExport={() => exportOrganizations(organizationFilter(url))}
                name={texts.csv.organizationsFileName}
              />
              {mayAdd && newOrganization}
            </>
          }
        />
      }
      toolbar={
        <ListTools at={at} label={words.search} placeholder={words.searchHelp}>
          <ChoiceFilter
            id="filter-role"
            label={words.role}
            allLabel={words.allRoles}
            options={organizationRoles.map((value) => ({ value, label: texts.control.roles[value] }))}
            value={role}
            onChange={(next) => change({ role: next })}
          />
          <ChoiceFilter
            id="filter-feature"
            label={words.feature}
            allLabel={words.allFeatures}
            options={organizationFeatures.map((value) => ({ value, label: words.fields[value] }))}
            value={feature}
            onChange={(next) => change({ feature: next })}
          />
          <ChoiceFilter
            id="filter-state"
            label={words.openness}
            allLabel={words.everyOpenness}
            options={organizationStates.map((value) => ({ value, label: words.opennesses[value] }))}
            value={state}
            onChange={(next) => change({ state: next })}
          />
        </ListTools>
      }
      label={words.title}
      columns={organizationColumns}
      rowId={({ id }) => id}
      rowHref={({ id }) => controlPaths.organization(id)}
      rowLabel={({ name }) => words.row(name)}
      rowLook={({ depth, parentName }) => ({
        hint: depth > 0 && parentName !== undefined ? words.below(parentName) : undefined,
      })}
      empty={{ text: filtered ? words.emptyFiltered : words.empty }}
    />
  );
}
