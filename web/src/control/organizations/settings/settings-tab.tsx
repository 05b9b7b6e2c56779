import { mayControl } from "@runko/domain/organizations/control-rights";
import { useSearchParams } from "react-router";
import { useSession } from "../../../session/session-context.ts";
import type { OrganizationTabProps } from "../organization-tab-props.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsView } from "./settings-view.tsx";

/** How an organization works in the portal; with `edit` in the address to be changed, by those who may. */
export default function SettingsTab({ organization, path }: OrganizationTabProps) {
  const { user } = useSession();
  const [query] = useSearchParams();
  const mayChange = mayControl(user, path, "settings");
  if (mayChange && query.has("edit")) return <SettingsForm organization={organization} />;
  return <SettingsView organization={organization} mayChange={mayChange} />;
}
