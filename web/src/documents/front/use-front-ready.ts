import { useQueries } from "@tanstack/react-query";
import { useCounts } from "../../shell/use-counts.ts";
import type { Scope } from "../api/entities.ts";
import { waitingQuery, type Waiting } from "./waiting-query.ts";

/** Whether it is known how many rows the lists of a front page will have, so that what stands below them keeps its place. */
export function useFrontReady(scope: Scope, waitings: readonly Waiting[]): boolean {
  const { data, isError } = useCounts();
  // The lists themselves are fetched meanwhile.
  useQueries({ queries: waitings.map((waiting) => waitingQuery(scope, waiting)) });
  return data !== undefined || isError;
}
