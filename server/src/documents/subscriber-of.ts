import { Problem } from "../platform/http/problem.ts";
import type { CreateRequest } from "./new-document.ts";

/** Who is the subscriber: the caller's organization, or for a fault handler the one that the body names (D-9d). */
export function subscriberOf({ scope, input }: CreateRequest): string {
  if (scope.role === "SUBSCRIBER" || (scope.role === "SUPPLIER" && input.source?.mode === "FORWARD")) {
    if (input.subscriberId !== undefined && input.subscriberId !== scope.organizationId)
      throw new Problem("VALIDATION_FAILED", { issues: [{ path: "subscriberId", code: "NOT_WRITABLE" }] });
    return scope.organizationId;
  }
  if (scope.role !== "ERROR_HANDLER") throw new Problem("NOT_YOUR_ACTION");
  if (input.supplierId !== scope.organizationId)
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "supplierId", code: "SUPPLIER_NOT_AVAILABLE" }] });
  if (!input.subscriberId)
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "subscriberId", code: "REQUIRED" }] });
  return input.subscriberId;
}
