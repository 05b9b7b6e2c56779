import { OrganizationPage } from "../control/organizations/organization-page.tsx";

/** /control/organizations/{id}/{tab} */
export default function ControlOrganizationRoute() {
  return <OrganizationPage />;
}
