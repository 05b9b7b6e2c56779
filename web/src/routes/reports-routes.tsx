import { Route, Routes } from "react-router";
import { ReportPage } from "../reports/report-page.tsx";
import { ReportsFrontPage } from "../reports/reports-front-page.tsx";
import { UnknownPath } from "./unknown-path.tsx";

/** Every address of the reports and what stands there. */
export default function ReportsRoutes() {
  return (
    <Routes>
      <Route index element={<ReportsFrontPage />} />
      <Route path="vendor" element={<ReportPage forRole="SUPPLIER" />} />
      <Route path="subscriber" element={<ReportPage forRole="SUBSCRIBER" />} />
      <Route path="fault-handler" element={<ReportPage forRole="ERROR_HANDLER" />} />
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}
