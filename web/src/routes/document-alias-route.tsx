import { mayEnterArea } from "@runko/domain/organizations/areas";
import { pathRoles } from "@runko/domain/organizations/roles";
import { Navigate, useParams } from "react-router";
import { useSession } from "../session/session-context.ts";
import { areaOfRole, paths } from "../look/paths.ts";

/** /document/:id, to the document in the first area that the user's roles open. */
export default function DocumentAliasRoute() {
  const { id = "" } = useParams();
  const { user, organizationId } = useSession();
  const areas = pathRoles.map((role) => areaOfRole[role]);
  const area = areas.find((known) => mayEnterArea(user, organizationId, known)) ?? "subscriber";
  return <Navigate to={paths.document(area, id)} replace />;
}
