import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";
import { useArrival } from "../../screen/use-arrival.ts";

/** A page of a list, as far as it is known. */
export type Listed<Row> = {
  /** Undefined while the first rows are fetched. */
  rows: readonly Row[] | undefined;
  /** How many there are on all pages. */
  total: number | undefined;
  error: unknown;
  /** Newer rows are on their way. */
  busy: boolean;
  /** The rows are of another page, or of what was asked before, until those asked for are here. */
  stale?: boolean;
  refetch: () => void;
};

/** A page of a list; the one before it stays until it is there. */
export function useList<Row, Key extends QueryKey>(
  query: UseQueryOptions<{ rows: Row[]; total: number }, Error, { rows: Row[]; total: number }, Key>,
): Listed<Row> {
  const found = useQuery({ placeholderData: keepPreviousData, ...query });
  const data = useArrival(found.data);
  return {
    rows: data?.rows,
    total: data?.total,
    error: found.error,
    busy: found.isFetching,
    stale: found.isPlaceholderData,
    refetch: () => void found.refetch(),
  };
}
