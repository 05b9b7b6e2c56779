import { mayWorkAs, type Allowed } from "@runko/domain/organizations/allowed";
import { activeRole, type Area } from "@runko/domain/organizations/areas";
import { pathRoles, type PathRole } from "@runko/domain/organizations/roles";
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

/** The session of who was fetched, on the pages of an area. */
export function sessionIn(
  area: Area | null,
  fetched: Pick<Session, "user" | "organization" | "organizationId">,
): Session {
  const { user, organization } = fetched;
  const allowed = { organization: organization.allowedActions ?? [], portal: user.allowedActions };
  const role = activeRole(area) ?? pathRoles.find((known) => mayWorkAs(allowed, known)) ?? "SUBSCRIBER";
  return { ...fetched, allowed, area, role };
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** Who uses the page, for which organization, in which area and role; only inside the shell. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession is for pages inside the shell");
  return session;
}
