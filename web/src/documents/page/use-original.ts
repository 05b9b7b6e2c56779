import { mayWorkAs } from "@runko/domain/organizations/allowed";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useSession } from "../../session/session-context.ts";
import { documentQuery } from "../api/document-queries.ts";
import type { Scope } from "../api/entities.ts";

/** What the forwarder has confirmed of the original, for who may read it as its supplier; undefined until it is known. */
export function useOriginal({ organizationId }: Scope, originalId: number) {
  const { allowed } = useSession();
  const query = documentQuery({ organizationId, role: "SUPPLIER" }, originalId);
  const { data } = useQuery(mayWorkAs(allowed, "SUPPLIER") ? query : { ...query, queryFn: skipToken });
  return data && { answerShown: data.answerShown, estimatedDeliveryDate: data.document.estimatedDeliveryDate };
}
