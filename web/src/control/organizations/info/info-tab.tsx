import type { OrganizationTabProps } from "../organization-tab-props.ts";
import { InfoView } from "./info-view.tsx";

/** What an organization is. */
export default function InfoTab({ organization }: OrganizationTabProps) {
  return <InfoView organization={organization} />;
}
