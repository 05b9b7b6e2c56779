import { mayWorkAs } from "@runko/domain/organizations/allowed";
import type { NoticeMaker } from "@runko/domain/supplier-notices/supplier-notice";
import { useSession } from "../../session/session-context.ts";

/** In which role one makes notices, and whether one may end connections; undefined of who only looks. */
export function useNoticeMaker(): NoticeMaker | undefined {
  const { role, allowed } = useSession();
  if (!mayWorkAs(allowed, role)) return undefined;
  return { role, terminates: allowed.organization.includes("terminateConnections") };
}
