import { mayWorkAs } from "@runko/domain/organizations/allowed";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useSession } from "../../session/session-context.ts";
import { documentQuery } from "../api/document-queries.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";

/** The original of a forward, for who may read it as its supplier; undefined until it is known, and where there is none. */
export function useOriginal({ organizationId }: Scope, originalId: number | null): WholeDocument | undefined {
  const { allowed } = useSession();
  const query = documentQuery({ organizationId, role: "SUPPLIER" }, originalId ?? 0);
  const may = originalId !== null && mayWorkAs(allowed, "SUPPLIER");
  const { data } = useQuery(may ? query : { ...query, queryFn: skipToken });
  return data;
}
