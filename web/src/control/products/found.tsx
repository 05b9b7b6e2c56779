import { texts } from "@runko/domain/texts/texts";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiProblem } from "../../api/api-problem.ts";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { ControlNotFound } from "../control-not-found.tsx";

type FoundProps<Data> = {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "refetch">;
  missing: string;
  back: { to: string; label: string };
  children: (data: Data) => ReactNode;
};

/** What a query found; until then a skeleton, a failure with another try, or that it is not there. */
export function Found<Data>({ query: { data, error, refetch }, missing, back, children }: FoundProps<Data>) {
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 400))
    return (
      <ControlNotFound title={missing} help={texts.controlProducts.notFoundHelp} to={back.to} toLabel={back.label} />
    );
  if (data !== undefined) return children(data);
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={14} />;
}
