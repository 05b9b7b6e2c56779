import { NewOrganizationPage } from "../control/organizations/new/new-organization-page.tsx";

/** /control/organizations/add */
export default function ControlNewOrganizationRoute() {
  return <NewOrganizationPage />;
}
