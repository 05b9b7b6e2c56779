import { isProductAdmin } from "@runko/domain/organizations/roles";
import { Route, Routes, useSearchParams } from "react-router";
import { ReportPage } from "../reports/report-page.tsx";
import { ReportsFrontPage } from "../reports/reports-front-page.tsx";
import { useSession } from "../session/session-context.ts";
import { UnknownPath } from "./unknown-path.tsx";

/** A report of the whole portal when the product admin asks for one, else the reports that there are. */
function ReportsIndex() {
  const { user } = useSession();
  const [query] = useSearchParams();
  return isProductAdmin(user) && query.size > 0 ? <ReportPage view="PORTAL" /> : <ReportsFrontPage />;
}

/** Every address of the reports and what stands there. */
export default function ReportsRoutes() {
  return (
    <Routes>
      <Route index element={<ReportsIndex />} />
      <Route path="vendor" element={<ReportPage view="SUPPLIER" />} />
      <Route path="subscriber" element={<ReportPage view="SUBSCRIBER" />} />
      <Route path="fault-handler" element={<ReportPage view="ERROR_HANDLER" />} />
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}
