import { skipToken, useQuery } from "@tanstack/react-query";
import { documentQuery } from "../api/document-queries.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";

/**
 * The document whose answer can be handed on to an original from this page: this one, or the latest forward of it;
 * undefined while there is none (T18).
 */
export function useTransferable(scope: Scope, document: WholeDocument): WholeDocument | undefined {
  const latest = document.forwards.findLast(({ eventState, archived }) => eventState === "READY" && !archived);
  const query = documentQuery(scope, latest?.id ?? 0);
  const { data: forward } = useQuery(latest ? query : { ...query, queryFn: skipToken });
  return [document, ...(latest && forward ? [forward] : [])].find(({ allowedActions }) =>
    allowedActions.includes("transferToOriginal"),
  );
}
