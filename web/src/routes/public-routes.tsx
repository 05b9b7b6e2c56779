import { lazy } from "react";
import { Route, Routes } from "react-router";
import { UnknownPath } from "./unknown-path.tsx";

const MoreInfoRoute = lazy(() => import("./more-info-route.tsx"));
const NewsRoute = lazy(() => import("./news-route.tsx"));
const NotFoundRoute = lazy(() => import("./not-found-route.tsx"));
const OrderCredentialsRoute = lazy(() => import("./order-credentials-route.tsx"));
const PartneringWithRoute = lazy(() => import("./partnering-with-route.tsx"));
const PrivacyPolicyRoute = lazy(() => import("./privacy-policy-route.tsx"));

/** What is read without a login, and the end of every path that leads nowhere; apart, so that the first page loads none of it. */
export default function PublicRoutes() {
  return (
    <Routes>
      <Route path="more-info" element={<MoreInfoRoute />} />
      <Route path="news" element={<NewsRoute />} />
      <Route path="order-credentials" element={<OrderCredentialsRoute />} />
      <Route path="partnering-with" element={<PartneringWithRoute />} />
      <Route path="privacy-policy" element={<PrivacyPolicyRoute />} />
      <Route path="not-found" element={<NotFoundRoute />} />
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}
