import type { PathRole } from "@runko/domain/organizations/roles";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryKeys } from "../../api/query-keys.ts";
import { fetchEvery } from "../../api/rows.ts";
import type { Option } from "../../components/forms/input-props.ts";
import { productGroupsQuery } from "../api/catalogue-queries.ts";
import type { Scope } from "../api/entities.ts";

const seldom = 5 * 60_000;

/** The organizations with which this one deals in the role. */
const counterpartiesQuery = ({ organizationId, role }: Scope) =>
  queryOptions({
    queryKey: queryKeys.organization(organizationId, "counterparties", role),
    queryFn: ({ signal }) =>
      fetchEvery("/organizations/{id}/roles/{role}/counterparties", { path: { id: organizationId, role }, signal }),
    staleTime: seldom,
  });

/** What the criteria that name something by its id choose among; undefined while it is fetched. */
export type Choices = Record<"supplier" | "subscriber" | "productGroup", readonly Option[] | undefined>;

const asOptions = (named: readonly { id: string; name: string }[] | undefined) =>
  named?.map(({ id, name }) => ({ value: id, label: name }));

const partyOf: Record<PathRole, "supplier" | "subscriber"> = {
  SUBSCRIBER: "supplier",
  SUPPLIER: "subscriber",
  ERROR_HANDLER: "subscriber",
};

/** The names to choose from, fetched where some are needed. */
export function useChoices(scope: Scope, needed: { parties: boolean; groups: boolean }): Choices {
  const parties = useQuery({ ...counterpartiesQuery(scope), enabled: needed.parties });
  const groups = useQuery({ ...productGroupsQuery(), enabled: needed.groups });
  const none: Choices = { supplier: [], subscriber: [], productGroup: asOptions(groups.data) };
  return { ...none, [partyOf[scope.role]]: asOptions(parties.data) };
}
