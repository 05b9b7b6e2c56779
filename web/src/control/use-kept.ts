import { useQueryClient, type FetchQueryOptions, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";

/** A kept thing as a form began with it, and how the form goes on from what another has saved since. */
export function useKept<Kept, Key extends QueryKey, Initial extends Kept | undefined>(
  query: FetchQueryOptions<Kept, Error, Kept, Key>,
  initial: Initial,
): { given: Kept | Initial; fetchAgain: () => Promise<Kept> } {
  const client = useQueryClient();
  const [given, setGiven] = useState<Kept | Initial>(initial);
  const fetchAgain = async () => {
    const fresh = await client.fetchQuery({ ...query, staleTime: 0 });
    setGiven(fresh);
    return fresh;
  };
  return { given, fetchAgain };
}
