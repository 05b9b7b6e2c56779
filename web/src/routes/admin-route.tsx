import { OverviewPage } from "../control/overview/overview-page.tsx";

/** /admin */
export default function AdminRoute() {
  return <OverviewPage />;
}
