import { isPostalCode } from "@runko/domain/values/address";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { answer } from "../../api/answer.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { api } from "../../api/client.ts";
import type { Scope } from "../api/entities.ts";
import type { DocumentForm } from "../fields/document-form.ts";
import type { AddressFieldName } from "../fields/form-values.ts";

const codeField = "document.targetAddress.postalCode";

/** The place of a postal code as the organization's latest order there has it; null when it has none. */
async function placeOfOrders({ organizationId, role }: Scope, code: string): Promise<string | null> {
  const filter = JSON.stringify({ where: { [codeField]: code }, limit: 1 });
  const [row] = await answer(
    api.GET("/organizations/{id}/roles/{role}/orders", {
      params: { path: { id: organizationId, role }, query: { filter } },
    }),
  );
  return row?.document?.targetAddress?.postalPlace ?? null;
}

/** Known of all Finland; a code that is newer than what is known may have been ordered to. */
async function findPlace(scope: Scope, code: string): Promise<string | null> {
  const { placeOfCode } = await import("./postal-places.ts");
  return placeOfCode(code) ?? (await placeOfOrders(scope, code));
}

/** Fills in the place of a postal code; one that is typed stays, one that was filled in follows its code. */
export function usePostalPlace(form: UseFormReturn<DocumentForm>, scope: Scope) {
  const client = useQueryClient();
  const { getValues, setValue } = form;
  const filledIn = useRef(new Map<string, string>());
  return useCallback(
    async (name: AddressFieldName, code: string) => {
      const field = `document.${name}.postalPlace` as const;
      const isOpen = () => [undefined, "", filledIn.current.get(field)].includes(getValues(field));
      if (!isOpen()) return;
      const place = isPostalCode(code)
        ? await client
            .fetchQuery({
              queryKey: queryKeys.organization(scope.organizationId, "postal-place", scope.role, code),
              queryFn: () => findPlace(scope, code),
              staleTime: Number.POSITIVE_INFINITY,
              retry: false,
            })
            .catch(() => null)
        : null;
      const isStill = getValues(`document.${name}.postalCode`).replaceAll(/\s/g, "") === code;
      if (!isStill || !isOpen() || (place ?? "") === (getValues(field) ?? "")) return;
      filledIn.current.set(field, place ?? "");
      setValue(field, place ?? "", { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    },
    [client, form, getValues, scope, setValue],
  );
}
