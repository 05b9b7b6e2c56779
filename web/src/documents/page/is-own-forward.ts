import type { Scope, WholeDocument } from "../api/entities.ts";

/** Whether a supplier looks at what it forwarded itself: it reaches the document alone, not its case (D-9c). */
export const isOwnForward = (
  { role, organizationId }: Scope,
  { subscriberId }: Pick<WholeDocument, "subscriberId">,
): boolean => role === "SUPPLIER" && organizationId === subscriberId;
