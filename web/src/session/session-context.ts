import type { Allowed } from "@runko/domain/organizations/allowed";
import type { Area } from "@runko/domain/organizations/areas";
import type { PathRole } from "@runko/domain/organizations/roles";
import { createContext, use } from "react";
import type { Organization, User } from "../api/entities.ts";

export type Session = {
  user: User;
  organization: Organization;
  organizationId: string;
  /** What the user may do in the organization and in the portal: the answers say, and no page derives it. */
  allowed: Allowed;
  /** The area of the shown page and the role in which the user works there; the subscriber's outside every area. */
  area: Area | null;
  role: PathRole;
};

export const SessionContext = createContext<Session | undefined>(undefined);

/** Who uses the page, for which organization, in which area and role; only inside the shell. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession is for pages inside the shell");
  return session;
}
