import { styled } from "@mui/material/styles";
import { accessToArea } from "@runko/domain/organizations/areas";
import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { Link, useLocation } from "react-router";
import { areaOfRole, routes } from "../addresses/routes.ts";
import { useSession } from "../session/session-context.ts";

const Ways = styled("nav")(({ theme }) => ({
  display: "flex",
  gap: 4,
  borderBottom: `1px solid ${theme.colors.divider}`,
  "& a": {
    display: "flex",
    alignItems: "center",
    minHeight: 44,
    padding: "3px 14px 0",
    color: "inherit",
    textDecoration: "none",
    fontWeight: 550,
    borderBottom: "3px solid transparent",
  },
  "& a:hover": { background: theme.palette.action.hover },
  "& a[aria-current]": { borderColor: theme.colors.primary },
}));

/** The ways between search and reports for an admin without the plain role, who has no drawer to find them in (§6). */
export function SearchOrReports({ forRole: role }: { forRole: PathRole }) {
  const { allowed } = useSession();
  const { pathname } = useLocation();
  const area = areaOfRole[role];
  if (accessToArea(allowed, area) !== "searchAndReports") return null;
  const ways = [
    { path: routes.search(area), label: texts.shell.search },
    { path: routes.reports(role), label: texts.shell.reports },
  ];
  return (
    <Ways aria-label={texts.shell.searchAndReports} data-screen-only>
      {ways.map(({ path, label }) => (
        <Link key={path} to={path} aria-current={pathname === path ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </Ways>
  );
}
