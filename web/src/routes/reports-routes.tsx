import { useLocation } from "react-router";
import { allows } from "../api/allows.ts";
import { ReportPage } from "../reports/report-page.tsx";
import { ReportsFrontPage } from "../reports/reports-front-page.tsx";
import { TrafficPage } from "../reports/traffic-page.tsx";
import { useSession } from "../session/session-context.ts";
import type { Row } from "./route-table.tsx";

/** A report of the whole portal when the product admin asks for one, else the reports that there are. */
function ReportsIndex() {
  const { user } = useSession();
  const { search } = useLocation();
  return allows(user, "readPortalReports") && search !== "" ? <ReportPage view="PORTAL" /> : <ReportsFrontPage />;
}

/** What stands below /reports. */
export const reportRows: readonly Row[] = [
  { path: "", element: <ReportsIndex /> },
  { path: "vendor", element: <ReportPage view="SUPPLIER" /> },
  { path: "subscriber", element: <ReportPage view="SUBSCRIBER" /> },
  { path: "fault-handler", element: <ReportPage view="ERROR_HANDLER" /> },
  { path: "vendor/traffic", element: <TrafficPage view="SUPPLIER" /> },
  { path: "subscriber/traffic", element: <TrafficPage view="SUBSCRIBER" /> },
  { path: "fault-handler/traffic", element: <TrafficPage view="ERROR_HANDLER" /> },
];
