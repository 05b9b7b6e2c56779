import { mayControl } from "@runko/domain/organizations/control-rights";
import { useSearchParams } from "react-router";
import { useSession } from "../../../session/session-context.ts";
import type { OrganizationTabProps } from "../organization-tab-props.ts";
import { InfoForm } from "./info-form.tsx";
import { InfoView } from "./info-view.tsx";

/** What an organization is; with `edit` in the address to be changed, by those who may. */
export default function InfoTab(props: OrganizationTabProps) {
  const { user } = useSession();
  const [query] = useSearchParams();
  const editing = query.has("edit") && mayControl(user, props.path, "info");
  return editing ? <InfoForm {...props} /> : <InfoView {...props} />;
}
