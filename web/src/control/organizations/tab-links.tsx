import { styled } from "@mui/material/styles";
import type { OrganizationTab } from "@runko/domain/organizations/organization-tabs";
import { texts } from "@runko/domain/texts/texts";
import { NavLink } from "react-router";
import { controlPaths } from "../control-paths.ts";

const words = texts.controlOrganizations;

const Bar = styled("nav")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 4px",
  marginBottom: 16,
  borderBottom: `1px solid ${theme.colors.divider}`,
}));

const TabLink = styled(NavLink)(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  padding: "0 12px",
  marginBottom: -1,
  color: theme.colors.textSecondary,
  fontWeight: 600,
  textDecoration: "none",
  borderBottom: "3px solid transparent",
  "&:hover": { color: theme.palette.text.primary, background: theme.palette.action.hover },
  "&[aria-current]": { color: theme.palette.text.primary, borderBottomColor: theme.colors.primary },
  "&:focus-visible": { outlineOffset: -2 },
}));

type TabLinksProps = { organizationId: string; tabs: readonly OrganizationTab[] };

/** The ways to the pages of one organization, each with an address of its own. */
export function TabLinks({ organizationId, tabs }: TabLinksProps) {
  return (
    <Bar aria-label={words.tabList} data-screen-only>
      {tabs.map((tab) => (
        <TabLink key={tab} to={controlPaths.organization(organizationId, tab)}>
          {words.tabs[tab]}
        </TabLink>
      ))}
    </Bar>
  );
}
