import BusinessOutlined from "@mui/icons-material/BusinessOutlined";
import EmailOutlined from "@mui/icons-material/EmailOutlined";
import HistoryOutlined from "@mui/icons-material/HistoryOutlined";
import Inventory2Outlined from "@mui/icons-material/Inventory2Outlined";
import PeopleAltOutlined from "@mui/icons-material/PeopleAltOutlined";
import type SvgIcon from "@mui/material/SvgIcon";
import { styled } from "@mui/material/styles";
import type { ControlEntry } from "@runko/domain/organizations/tabs";
import { texts } from "@runko/domain/texts/texts";
import { Link, useLocation } from "react-router";
import { useSession } from "../session/session-context.ts";
import { controlEntriesShown } from "./existing-places.ts";

const icons: Record<ControlEntry, typeof SvgIcon> = {
  users: PeopleAltOutlined,
  organizations: BusinessOutlined,
  products: Inventory2Outlined,
  emails: EmailOutlined,
  log: HistoryOutlined,
};

const List = styled("ul")({ listStyle: "none", margin: 0, padding: "12px 0 16px" });

const EntryLink = styled(Link, { shouldForwardProp: (prop) => prop !== "mini" })<{ mini: boolean }>(
  ({ theme, mini }) => ({
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

/** The pages of the control area that the user's roles open (§2). */
export default function ControlEntries({ mini }: { mini: boolean }) {
  const { user, organizationId } = useSession();
  const { pathname } = useLocation();
  return (
    <List>
      {controlEntriesShown(user, organizationId).map(({ entry, path }) => {
        const Icon = icons[entry];
        const label = texts.control.entries[entry];
        return (
          <li key={entry}>
            <EntryLink
              to={path}
              mini={mini}
              aria-current={pathname === path || pathname.startsWith(`${path}/`) ? "page" : undefined}
              {...(mini && { "aria-label": label, title: label })}
            >
              <Icon aria-hidden />
              {!mini && label}
            </EntryLink>
          </li>
        );
      })}
    </List>
  );
}
