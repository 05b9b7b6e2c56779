import { ApiProblem } from "../../api/api-problem.ts";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import type { Scope, WholeDocument } from "./entities.ts";

export type ActiveOrderKey = { caseId: number } | { supplierId: string; supplierConnectionId: string };

/** The ready, undisconnected order of a case or behind a supplier's connection id; null when there is none (D-13). */
export async function findActiveOrder(
  { organizationId, role }: Scope,
  key: ActiveOrderKey,
): Promise<WholeDocument | null> {
  try {
    return await answer(
      api.GET("/organizations/{id}/roles/{role}/orders/active", {
        params: { path: { id: organizationId, role }, query: key },
      }),
    );
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null;
    throw error;
  }
}
