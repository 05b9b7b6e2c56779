import {
  groupOfTab,
  organizationTabGroups,
  type OrganizationTab,
  type OrganizationTabGroup,
} from "@runko/domain/organizations/organization-tabs";
import { texts } from "@runko/domain/texts/texts";
import { WaitingSubscribers } from "../../shell/waiting-subscribers.tsx";
import { controlPaths } from "../control-paths.ts";
import { TabNav } from "../tab-nav.tsx";

const words = texts.controlOrganizations;

type TabLinksProps = { organizationId: string; tabs: readonly OrganizationTab[]; current: OrganizationTab };

/** The ways to the pages of one organization, each with an address of its own: the groups, and the pages of the open one. */
export function TabLinks({ organizationId, tabs, current }: TabLinksProps) {
  const openGroup = groupOfTab[current];
  const tabsOf = (group: OrganizationTabGroup) => tabs.filter((tab) => groupOfTab[tab] === group);
  const to = (tab: OrganizationTab) => controlPaths.organization(organizationId, tab);
  const waiting = { badge: <WaitingSubscribers organizationId={organizationId} /> };
  const open = tabsOf(openGroup);
  return (
    <>
      <TabNav
        label={words.tabList}
        tabs={organizationTabGroups.flatMap((group) => {
          const [first, ...more] = tabsOf(group);
          if (first === undefined) return [];
          const label = more.length === 0 ? words.tabs[first] : words.tabGroups[group];
          return [
            {
              tab: group,
              label,
              to: to(first),
              ...(tabs.includes("customers") && group === "partners" && group !== openGroup && waiting),
            },
          ];
        })}
        current={openGroup}
        currentIs={open.length > 1 ? "group" : "page"}
      />
      {open.length > 1 && (
        <TabNav
          label={words.pagesOf(words.tabGroups[openGroup])}
          tabs={open.map((tab) => ({
            tab,
            label: words.tabs[tab],
            to: to(tab),
            ...(tab === "customers" && waiting),
          }))}
          current={current}
          below
        />
      )}
    </>
  );
}
