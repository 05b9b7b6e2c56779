import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSession } from "../../session/session-context.ts";
import { parentsOf, pathOf, visibleOrganizationsQuery } from "../administered-organizations.ts";

/** The id of an organization and of those above it, by which rights are judged; undefined until they have come. */
export function useOrganizationPath(id: string) {
  const { user } = useSession();
  const { data, error, refetch } = useQuery(visibleOrganizationsQuery(user));
  const path = useMemo(() => data && pathOf(id, parentsOf(data)), [data, id]);
  return { path, error, refetch: () => void refetch() };
}
