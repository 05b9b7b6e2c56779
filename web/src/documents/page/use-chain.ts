import { skipToken, useQuery } from "@tanstack/react-query";
import { documentQuery } from "../api/document-queries.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";

type Chain = {
  /** The document whose answer can be handed on to an original from this page: this one, or the latest forward of it (T18). */
  transferable: WholeDocument | undefined;
  /** What was forwarded from this, as it stands now: changes of a forward are told of the forward alone. */
  forwards: WholeDocument["forwards"];
};

/** Follows the neighbours of a document in its chain of forwards. */
export function useChain(scope: Scope, document: WholeDocument): Chain {
  const latest = document.forwards.at(-1);
  const query = documentQuery(scope, latest?.id ?? 0);
  const { data } = useQuery(latest ? query : { ...query, queryFn: skipToken });
  const forward = latest && data;
  return {
    transferable: [document, ...(forward ? [forward] : [])].find(({ allowedActions }) =>
      allowedActions.includes("transferToOriginal"),
    ),
    forwards: document.forwards.map((one) =>
      one.id === forward?.id ? { ...one, eventState: forward.eventState, archived: forward.archived } : one,
    ),
  };
}
