import { descendantIds } from "@runko/domain/organizations/visibility";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { productGroupsQuery } from "../../api/product-groups-query.ts";
import { useSession } from "../../session/session-context.ts";
import { visibleOrganizationsQuery } from "../administered-organizations.ts";
import type { ManagedProduct } from "../entities.ts";
import { knownSubscribersQuery } from "../known-subscribers.ts";
import { serviceTimesQuery } from "../organizations/service-times/service-times-queries.ts";
import { allCommonProductsQuery } from "./common-product-queries.ts";

/** What the form of a supplier's product chooses from, and the names of what is chosen. */
export function useProductFormData(organizationId: string, product: ManagedProduct | undefined) {
  const { user } = useSession();
  const { data: groups } = useQuery(productGroupsQuery);
  const { data: commonProducts } = useQuery(allCommonProductsQuery());
  const { data: served } = useQuery(serviceTimesQuery(organizationId));
  const { data: subscribers } = useQuery(knownSubscribersQuery(organizationId));
  const { data: organizations } = useQuery(visibleOrganizationsQuery(user));
  const sellers = useMemo(() => {
    const all = organizations ?? [];
    const below = descendantIds(organizationId, all);
    return all.filter(({ id, organizationRoles }) => organizationRoles.includes("SUPPLIER") && below.has(id));
  }, [organizations, organizationId]);
  const names = useMemo(() => {
    const named = [groups, commonProducts, subscribers, sellers, product?.whitelist, product?.subOrganizations];
    return new Map(named.flatMap((list) => (list ?? []).map(({ id, name }) => [id, name] as const)));
  }, [groups, commonProducts, subscribers, sellers, product]);
  const classes = (served?.times.classes ?? []).map(({ name }) => name);
  const nameOf = useCallback((id: string) => names.get(id) ?? "", [names]);
  return { groups, commonProducts, subscribers, sellers, classes, nameOf };
}
