import { mayReadAs } from "@runko/domain/organizations/acting";
import { areaPaths } from "@runko/domain/organizations/areas";
import { pathRoles } from "@runko/domain/organizations/roles";
import { Navigate, useLocation } from "react-router";
import { areaOfRole, paths } from "../look/paths.ts";
import { useSession } from "../session/session-context.ts";

/** /search, to the first search that the user's roles open, and the old /search/vendor and its like, to the new ones (§2). */
export default function SearchAliasRoute() {
  const { user, organizationId } = useSession();
  const { pathname, search } = useLocation();
  const areas = pathRoles.map((role) => areaOfRole[role]);
  const readable = pathRoles.find((role) => mayReadAs(user, organizationId, role)) ?? "SUBSCRIBER";
  const named = areas.find((known) => pathname === `/search${areaPaths[known]}`);
  return <Navigate to={paths.search(named ?? areaOfRole[readable], search.slice(1))} replace />;
}
