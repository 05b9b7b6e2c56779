import { mayWorkAs } from "@runko/domain/organizations/allowed";
import { skipToken, useQuery } from "@tanstack/react-query";
import { documentQuery } from "../api/document-queries.ts";
import { useSession } from "../../session/session-context.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";
import { useOriginal } from "./use-original.ts";

type Chain = {
  /** The document whose answer can be handed on to an original from this page: this one, or the latest forward of it (T18). */
  transferable: WholeDocument | undefined;
  /** The answered forward whose rejection can be passed on to its original; undefined while there is none. */
  rejected: WholeDocument | undefined;
  /** A forward with its original, both of which this page's organization follows: what the one's supplier tells of a delay may be passed on. */
  pair: { forward: WholeDocument; original: WholeDocument } | undefined;
  /** What was forwarded from this, as it stands now: changes of a forward are told of the forward alone. */
  forwards: WholeDocument["forwards"];
};

/** What has not been confirmed yet can still be rejected. */
const isRejectable = ({ eventState }: Pick<WholeDocument, "eventState">) =>
  eventState === "OPEN" || eventState === "IN_PROCESSING";

/** Follows the neighbours of a document in its chain of forwards. */
export function useChain(scope: Scope, document: WholeDocument): Chain {
  const { allowed } = useSession();
  const latest = document.forwards.at(-1);
  const query = documentQuery(scope, latest?.id ?? 0);
  const { data } = useQuery(latest ? query : { ...query, queryFn: skipToken });
  const forward = latest && data;
  const original = useOriginal(scope, document.dateChanges.length > 0 ? document.originalEventId : null);
  const mayReject = mayWorkAs(allowed, "SUPPLIER");
  const passesOn = (one: WholeDocument, its: Pick<WholeDocument, "eventState"> | null) =>
    mayReject && one.rejected && its !== null && isRejectable(its);
  return {
    transferable: [document, ...(forward ? [forward] : [])].find((one) =>
      one.allowedActions.includes("transferToOriginal"),
    ),
    rejected: passesOn(document, document.originalEvent)
      ? document
      : forward && scope.role === "SUPPLIER" && passesOn(forward, document)
        ? forward
        : undefined,
    pair: original
      ? { forward: document, original }
      : forward && scope.role === "SUPPLIER"
        ? { forward, original: document }
        : undefined,
    forwards: document.forwards.map((one) =>
      one.id === forward?.id ? { ...one, eventState: forward.eventState, archived: forward.archived } : one,
    ),
  };
}
