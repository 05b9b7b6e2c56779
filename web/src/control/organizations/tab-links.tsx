import type { OrganizationTab } from "@runko/domain/organizations/organization-tabs";
import { texts } from "@runko/domain/texts/texts";
import { WaitingSubscribers } from "../../shell/waiting-subscribers.tsx";
import { controlPaths } from "../control-paths.ts";
import { TabNav } from "../tab-nav.tsx";

const words = texts.controlOrganizations;

type TabLinksProps = { organizationId: string; tabs: readonly OrganizationTab[]; current: OrganizationTab };

/** The ways to the pages of one organization, each with an address of its own. */
export function TabLinks({ organizationId, tabs, current }: TabLinksProps) {
  return (
    <TabNav
      label={words.tabList}
      tabs={tabs.map((tab) => ({
        tab,
        label: words.tabs[tab],
        to: controlPaths.organization(organizationId, tab),
        ...(tab === "customers" && { badge: <WaitingSubscribers organizationId={organizationId} /> }),
      }))}
      current={current}
    />
  );
}
