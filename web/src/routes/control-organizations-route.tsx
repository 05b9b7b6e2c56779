import { OrganizationsPage } from "../control/organizations/organizations-page.tsx";

/** /control/organizations */
export default function ControlOrganizationsRoute() {
  return <OrganizationsPage />;
}
