import { useMemo } from "react";
import { useSession } from "../../session/session-context.ts";

export type RegisterRole = "SUBSCRIBER" | "SUPPLIER";

/** Whose register is read, from which side of it; a fault handler has none (D-47). */
export function useRegisterScope(): { organizationId: string; role: RegisterRole } {
  const { organizationId, role: reads } = useSession();
  const role = reads === "SUPPLIER" ? reads : "SUBSCRIBER";
  return useMemo(() => ({ organizationId, role }), [organizationId, role]);
}
