import { useQueryClient, type FetchQueryOptions, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";

/** A kept thing as a form began with it, and how the form goes on from what another has saved since. */
export function useKept<Kept, Key extends QueryKey>(
  query: FetchQueryOptions<Kept, Error, Kept, Key>,
  initial: Kept,
): { given: Kept; fetchAgain: () => Promise<Kept> } {
  const client = useQueryClient();
  const [given, setGiven] = useState(initial);
  const fetchAgain = async () => {
    const fresh = await client.fetchQuery({ ...query, staleTime: 0 });
    setGiven(fresh);
    return fresh;
  };
  return { given, fetchAgain };
}
