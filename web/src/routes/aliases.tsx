import { maySearchAs } from "@runko/domain/organizations/allowed";
import { areaPaths, landingPath, mayEnterArea } from "@runko/domain/organizations/areas";
import { pathRoles } from "@runko/domain/organizations/roles";
import { useEffect, useState } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import { controlPaths } from "../control/control-paths.ts";
import { areaOfRole, routes } from "../addresses/routes.ts";
import { asReturnPath, returnPathOf } from "../session/return-path.ts";
import { useSession } from "../session/session-context.ts";
import { storage } from "../storage/client-storage.ts";

const areas = pathRoles.map((role) => areaOfRole[role]);

/** /document/:id, to the document in the first area that the user's roles open. */
export function DocumentAlias() {
  const { id = "" } = useParams();
  const { allowed } = useSession();
  const area = areas.find((known) => mayEnterArea(allowed, known)) ?? "subscriber";
  return <Navigate to={routes.document(area, id)} replace />;
}

/** /search, to the first search that the user's roles open, and the old /search/vendor and its like, to the new ones (§2). */
export function SearchAlias() {
  const { allowed } = useSession();
  const { pathname, search } = useLocation();
  const readable = pathRoles.find((role) => maySearchAs(allowed, role)) ?? "SUBSCRIBER";
  const named = areas.find((known) => pathname === `/search${areaPaths[known]}`);
  return <Navigate to={routes.search(named ?? areaOfRole[readable], search.slice(1))} replace />;
}

/** /control/organization/:id, to the first tab of the organization. */
export function OrganizationAlias() {
  const { id = "" } = useParams();
  return <Navigate to={controlPaths.organization(id)} replace />;
}

/** Sends a logged-in user on from the login: back to where they were, else to the first area that their roles open. */
export function Landing() {
  const { allowed } = useSession();
  const { state } = useLocation();
  const [target] = useState(
    () => returnPathOf(state) ?? asReturnPath(storage.previousPage.read()) ?? landingPath(allowed),
  );
  useEffect(() => storage.previousPage.clear(), []);
  return <Navigate to={target} replace />;
}
