import type { DocumentState } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/documents/document-types";
import { queryOptions } from "@tanstack/react-query";
import { answerList } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import type { Scope } from "../api/entities.ts";
import type { ListPage } from "../list/list-queries.ts";

export type Waiting = {
  states: readonly DocumentState[];
  types: readonly DocumentType[];
  /** What presses the most comes first. */
  order: readonly string[];
  /** Urgent faults alone. */
  urgent?: boolean;
};

export const shownRows = 6;

/** The documents of these types that wait in these states, those that press the most. */
export function waitingQuery({ organizationId, role }: Scope, { states, types, order, urgent = false }: Waiting) {
  const where = {
    eventState: { inq: states },
    documentType: { inq: types },
    ...(urgent && { "document.faultType": "urgentFault" }),
  };
  const filter = { where, order, limit: shownRows };
  return queryOptions({
    queryKey: queryKeys.documentLists(organizationId, role, "waiting", states, types, urgent),
    queryFn: async ({ signal }): Promise<ListPage> => {
      const found = await answerList(
        api.GET("/organizations/{id}/roles/{role}/events", {
          params: { path: { id: organizationId, role }, query: { filter: JSON.stringify(filter) } },
          signal,
        }),
      );
      return found as ListPage;
    },
  });
}
