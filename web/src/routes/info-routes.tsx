import { lazy } from "react";
import { Navigate, Route, Routes } from "react-router";
import { UnknownPath } from "./unknown-path.tsx";

const InfoFaqRoute = lazy(() => import("./info-faq-route.tsx"));
const InfoManualRoute = lazy(() => import("./info-manual-route.tsx"));
const InfoVendorsContactRoute = lazy(() => import("./info-vendors-contact-route.tsx"));
const InfoFeedbackRoute = lazy(() => import("./info-feedback-route.tsx"));
const InfoNewslettersRoute = lazy(() => import("./info-newsletters-route.tsx"));
const InfoNewsletterRoute = lazy(() => import("./info-newsletter-route.tsx"));
const InfoInvitationsRoute = lazy(() => import("./info-invitations-route.tsx"));
const InfoConfidentialityRoute = lazy(() => import("./info-confidentiality-route.tsx"));

/** Every address of the info area and what stands there; apart from the others, so that the first page loads none of it. */
export default function InfoRoutes() {
  return (
    <Routes>
      <Route path="faq" element={<InfoFaqRoute />} />
      <Route path="manual" element={<InfoManualRoute />} />
      <Route path="vendors-contact" element={<InfoVendorsContactRoute />} />
      <Route path="feedback-and-errors" element={<InfoFeedbackRoute />} />
      <Route index element={<Navigate to="/info/newsletters" replace />} />
      <Route path="newsletters" element={<InfoNewslettersRoute />} />
      <Route path="newsletters/:id" element={<InfoNewsletterRoute />} />
      <Route path="confidentiality" element={<InfoConfidentialityRoute />} />
      <Route path="invitations" element={<InfoInvitationsRoute />} />
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}
