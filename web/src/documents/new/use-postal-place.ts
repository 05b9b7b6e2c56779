import { isPostalCode } from "@runko/domain/values/address";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { UseFormReturn } from "react-hook-form";
import { answer } from "../../api/answer.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { api } from "../../api/client.ts";
import type { Scope } from "../api/entities.ts";
import type { DocumentForm } from "../fields/document-form.ts";
import type { AddressFieldName } from "../fields/form-values.ts";

const codeField = "document.targetAddress.postalCode";

/** The place of a postal code as the organization's latest order there has it; undefined when it has none. */
async function findPlace({ organizationId, role }: Scope, code: string): Promise<string | null> {
  const filter = JSON.stringify({ where: { [codeField]: code }, limit: 1 });
  const [row] = await answer(
    api.GET("/organizations/{id}/roles/{role}/orders", {
      params: { path: { id: organizationId, role }, query: { filter } },
    }),
  );
  return row?.document?.targetAddress?.postalPlace ?? null;
}

/** Fills in the place of a postal code that the organization has ordered to before; one that is typed stays. */
export function usePostalPlace(form: UseFormReturn<DocumentForm>, scope: Scope) {
  const client = useQueryClient();
  const { getValues, setValue } = form;
  return useCallback(
    async (name: AddressFieldName, code: string) => {
      const field = `document.${name}.postalPlace` as const;
      if (!isPostalCode(code) || getValues(field) !== "") return;
      const place = await client
        .fetchQuery({
          queryKey: queryKeys.organization(scope.organizationId, "postal-place", scope.role, code),
          queryFn: () => findPlace(scope, code),
          staleTime: Number.POSITIVE_INFINITY,
          retry: false,
        })
        .catch(() => null);
      if (place !== null && getValues(field) === "") setValue(field, place, { shouldDirty: true });
    },
    [client, getValues, scope, setValue],
  );
}
