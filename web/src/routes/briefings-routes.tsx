import { lazy } from "react";
import { Route, Routes } from "react-router";
import { UnknownPath } from "./unknown-path.tsx";

const BriefingsRoute = lazy(() => import("./briefings-route.tsx"));
const NewBriefingRoute = lazy(() => import("./new-briefing-route.tsx"));
const BriefingRoute = lazy(() => import("./briefing-route.tsx"));

/** Where the product admin writes newsletters. */
export default function BriefingsRoutes() {
  return (
    <Routes>
      <Route index element={<BriefingsRoute />} />
      <Route path="new" element={<NewBriefingRoute />} />
      <Route path=":id" element={<BriefingRoute />} />
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}
