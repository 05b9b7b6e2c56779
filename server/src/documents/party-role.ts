import type { PathRole } from "@runko/domain/organizations/roles";
import { Problem } from "../platform/http/problem.ts";

/** The roles of the parties of a document: a fault handler works for one, and is told of the fault alone (D-47). */
export type PartyRole = Exclude<PathRole, "ERROR_HANDLER">;

export function partyRole(role: PathRole): PartyRole {
  if (role === "ERROR_HANDLER") throw new Problem("FORBIDDEN");
  return role;
}
