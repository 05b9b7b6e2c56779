import { useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";
import { useState } from "react";

/**
 * A query that a form begins with: what is known to be old, and is on its way again, is not told first. Who opens a form
 * right after saving it would begin with the version of before, and be refused.
 */
export function useNewest<Data, Key extends QueryKey>(query: UseQueryOptions<Data, Error, Data, Key>) {
  const { data, error, refetch, isStale, isFetching } = useQuery(query);
  const [begun, setBegun] = useState(false);
  const isNewest = data !== undefined && !(isStale && isFetching);
  if (isNewest && !begun) setBegun(true);
  return { data: begun || isNewest ? data : undefined, error, refetch };
}
