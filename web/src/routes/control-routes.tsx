import { lazy } from "react";
import { Navigate, Route, Routes, useParams } from "react-router";
import { UnknownPath } from "./unknown-path.tsx";

const ControlUsersRoute = lazy(() => import("./control-users-route.tsx"));
const ControlNewUserRoute = lazy(() => import("./control-new-user-route.tsx"));
const ControlUserRoute = lazy(() => import("./control-user-route.tsx"));
const ControlOrganizationsRoute = lazy(() => import("./control-organizations-route.tsx"));
const ControlNewOrganizationRoute = lazy(() => import("./control-new-organization-route.tsx"));
const ControlOrganizationRoute = lazy(() => import("./control-organization-route.tsx"));
const ControlProductsRoute = lazy(() => import("./control-products-route.tsx"));
const ControlEmailsRoute = lazy(() => import("./control-emails-route.tsx"));
const ControlNewEmailRoute = lazy(() => import("./control-new-email-route.tsx"));
const ControlEmailRoute = lazy(() => import("./control-email-route.tsx"));
const ControlContactRequestsRoute = lazy(() => import("./control-contact-requests-route.tsx"));
const ControlFaqRoute = lazy(() => import("./control-faq-route.tsx"));
const ControlNewFaqQuestionRoute = lazy(() => import("./control-new-faq-question-route.tsx"));
const ControlFaqQuestionRoute = lazy(() => import("./control-faq-question-route.tsx"));
const ControlLogRoute = lazy(() => import("./control-log-route.tsx"));

function OrganizationAlias() {
  const { id = "" } = useParams();
  return <Navigate to={`/control/organizations/${encodeURIComponent(id)}/info`} replace />;
}

/** Every address of the control area and what stands there; apart from the others, so that the first page loads none of it. */
export default function ControlRoutes() {
  return (
    <Routes>
      <Route index element={<Navigate to="/control/users" replace />} />
      <Route path="users" element={<ControlUsersRoute />} />
      <Route path="users/add" element={<ControlNewUserRoute />} />
      <Route path="users/:id/:mode" element={<ControlUserRoute />} />
      <Route path="organizations" element={<ControlOrganizationsRoute />} />
      <Route path="organizations/add" element={<ControlNewOrganizationRoute />} />
      <Route path="organizations/:id" element={<Navigate to="info" replace />} />
      <Route path="organizations/:id/:tab" element={<ControlOrganizationRoute />} />
      <Route path="organization/:id" element={<OrganizationAlias />} />
      <Route path="emails" element={<ControlEmailsRoute />} />
      <Route path="emails/add" element={<ControlNewEmailRoute />} />
      <Route path="emails/:id" element={<ControlEmailRoute />} />
      <Route path="contact-requests" element={<ControlContactRequestsRoute />} />
      <Route path="faq" element={<ControlFaqRoute />} />
      <Route path="faq/add" element={<ControlNewFaqQuestionRoute />} />
      <Route path="faq/:id" element={<ControlFaqQuestionRoute />} />
      <Route path="log" element={<ControlLogRoute />} />
      <Route path="products" element={<ControlProductsRoute />} />
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}
