import AssessmentOutlined from "@mui/icons-material/AssessmentOutlined";
import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { routes } from "../addresses/routes.ts";
import { AreaEntries } from "./area-entries.tsx";

/** The way from an area's documents to its reports. */
export default function ReportsEntry({ forRole: role, mini }: { forRole: PathRole; mini: boolean }) {
  const entry = { path: routes.reports(role), label: texts.shell.reports, Icon: AssessmentOutlined };
  return <AreaEntries entries={[entry]} mini={mini} />;
}
