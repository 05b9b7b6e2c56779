import { mayEnterArea } from "@runko/domain/organizations/areas";
import { Navigate, useParams } from "react-router";
import { useSession } from "../session/session-context.ts";
import { paths } from "../look/paths.ts";

/** /document/:id, to the document in the subscriber area, or in the vendor's for those who have only that. */
export default function DocumentAliasRoute() {
  const { id = "" } = useParams();
  const { user, organizationId } = useSession();
  const vendorOnly =
    !mayEnterArea(user, organizationId, "subscriber") && mayEnterArea(user, organizationId, "supplier");
  return <Navigate to={paths.document(vendorOnly ? "supplier" : "subscriber", id)} replace />;
}
