import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { queryKeys } from "../../api/query-keys.ts";
import type { RowResult } from "./change-several.ts";
import type { Scope } from "./entities.ts";

/** Takes up what became of several documents wherever they are shown; resolves when the lists have been fetched. */
export function useTakeUpResults({ organizationId, role }: Scope) {
  const client = useQueryClient();
  return useCallback(
    async (results: readonly RowResult[]) => {
      for (const result of results) {
        const queryKey = queryKeys.document(organizationId, role, result.id);
        void client.invalidateQueries({ queryKey });
      }
      void client.invalidateQueries({ queryKey: queryKeys.cases(organizationId, role) });
      void client.invalidateQueries({ queryKey: queryKeys.counts(organizationId, role) });
      await client.invalidateQueries({ queryKey: queryKeys.documentLists(organizationId, role) });
    },
    [client, organizationId, role],
  );
}
