import type { DocumentState } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { messagedTypes } from "@runko/domain/messages/messaged-types";
import type { PathRole } from "@runko/domain/organizations/roles";
import { useQuery } from "@tanstack/react-query";
import { answer } from "../api/answer.ts";
import { besideThePage } from "../api/beside-the-page.ts";
import { api } from "../api/client.ts";
import { queryKeys } from "../api/query-keys.ts";
import { useSession } from "../session/session-context.ts";

export type TypeCounts = Partial<Record<DocumentState | "unreadMessages" | "waiting" | "urgent", number>>;
export type Counts = Partial<Record<DocumentType, TypeCounts>>;

function countsQuery(organizationId: string, role: PathRole, of: "own" | "children") {
  return {
    queryKey: queryKeys.counts(organizationId, role, of),
    queryFn: (): Promise<Counts> => {
      const path = { id: organizationId };
      const asked = { params: { path, query: of === "own" ? {} : { of } }, priority: besideThePage };
      return role === "SUBSCRIBER"
        ? answer(api.GET("/organizations/{id}/subscriber-documents/count-per-type-and-state", asked))
        : answer(api.GET("/organizations/{id}/supplier-documents/count-per-type-and-state", asked));
    },
  };
}

/** Documents per type and state of the organization in the active role: subscribers by their call, the others by the suppliers' (§7). */
export function useCounts() {
  const { organizationId, role } = useSession();
  return useQuery(countsQuery(organizationId, role, "own"));
}

/** The same of the documents that its children open to it; asked only where there are children (D-44). */
export function useCountsOfChildren(): Counts {
  const { organization, organizationId, role } = useSession();
  const enabled = (organization.children?.length ?? 0) > 0;
  return useQuery({ ...countsQuery(organizationId, role, "children"), enabled }).data ?? {};
}

/** How many messages the organization has not read in the active role; undefined until it is known. */
export function useUnreadMessages(): number | undefined {
  const { role } = useSession();
  const { data } = useCounts();
  return data && messagedTypes(role).reduce((sum, type) => sum + (data[type]?.unreadMessages ?? 0), 0);
}
