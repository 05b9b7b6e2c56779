import type { OrganizationAction } from "@runko/domain/organizations/control-rights";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSession } from "../session/session-context.ts";
import { administered, visibleOrganizationsQuery } from "./administered-organizations.ts";

/** The organizations in which the user may do this, by name; undefined until they have come. */
export function useAdministered(action: OrganizationAction) {
  const { user } = useSession();
  const { data, error, refetch } = useQuery(visibleOrganizationsQuery(user));
  const organizations = useMemo(() => data && administered(data, action), [data, action]);
  return { organizations, error, refetch: () => void refetch() };
}
