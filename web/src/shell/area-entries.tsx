import type SvgIcon from "@mui/material/SvgIcon";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";

const List = styled("ul")({ listStyle: "none", margin: 0, padding: "12px 0 16px" });

const EntryLink = styled(Link, { shouldForwardProp: (prop) => prop !== "mini" })<{ mini: boolean }>(
  ({ theme, mini }) => ({
    position: "relative",
    display: "flex",
    alignItems: "center",
    justifyContent: mini ? "center" : "flex-start",
    gap: 10,
    minHeight: 44,
    padding: mini ? 0 : "0 16px",
    color: "inherit",
    textDecoration: "none",
    fontWeight: 600,
    "& > svg": { color: theme.colors.textSecondary, fontSize: 20 },
    "&:hover": { background: theme.palette.action.hover },
    "&[aria-current]": { background: theme.palette.action.selected },
    "&:focus-visible": { outlineOffset: -2 },
  }),
);

export type AreaEntry = {
  path: string;
  label: string;
  Icon: typeof SvgIcon;
  /** Stands at the end of the entry: how many are new. */
  badge?: ReactNode;
};

/** The pages of an area that has no documents. */
export function AreaEntries({ entries, mini }: { entries: readonly AreaEntry[]; mini: boolean }) {
  const { pathname } = useLocation();
  return (
    <List>
      {entries.map(({ path, label, Icon, badge }) => (
        <li key={path}>
          <EntryLink
            to={path}
            mini={mini}
            aria-current={pathname === path || pathname.startsWith(`${path}/`) ? "page" : undefined}
            {...(mini && { "aria-label": label, title: label })}
          >
            <Icon aria-hidden />
            {!mini && label}
            {badge}
          </EntryLink>
        </li>
      ))}
    </List>
  );
}
