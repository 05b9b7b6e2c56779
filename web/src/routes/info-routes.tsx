import { lazy } from "react";
import { Navigate, Route, Routes } from "react-router";
import { UnknownPath } from "./unknown-path.tsx";

const InfoConfidentialityRoute = lazy(() => import("./info-confidentiality-route.tsx"));

/** Every address of the info area and what stands there; apart from the others, so that the first page loads none of it. */
export default function InfoRoutes() {
  return (
    <Routes>
      <Route index element={<Navigate to="/info/confidentiality" replace />} />
      <Route path="confidentiality" element={<InfoConfidentialityRoute />} />
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}
