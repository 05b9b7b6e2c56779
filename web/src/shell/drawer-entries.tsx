import FolderOutlined from "@mui/icons-material/FolderOutlined";
import CampaignOutlined from "@mui/icons-material/CampaignOutlined";
import CableOutlined from "@mui/icons-material/CableOutlined";
import LocationOnOutlined from "@mui/icons-material/LocationOnOutlined";
import MailOutlined from "@mui/icons-material/MailOutlined";
import Search from "@mui/icons-material/Search";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Link, useLocation } from "react-router";
import { routes } from "../addresses/routes.ts";
import { useAddress } from "../addresses/use-address.ts";
import { placeAddress } from "./place-address.ts";
import { useUnreadMessages } from "./use-counts.ts";

const Entry = styled(Link)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 40,
  padding: "0 16px",
  color: "inherit",
  textDecoration: "none",
  fontWeight: 600,
  "&[data-mini]": { padding: "0 18px" },
  "& > svg": { color: theme.colors.textSecondary },
  "& > strong": { marginInlineStart: "auto", fontSize: "0.75rem", color: theme.colors.accent },
  "&:hover": { background: theme.palette.action.hover },
  "&[aria-current]": { background: theme.palette.action.selected },
  "&:focus-visible": { outlineOffset: -2 },
}));

const words = texts.shell;

/** By the path of its area: what its register is called; a fault handler has none. */
const registers: Record<string, string> = {
  [routes.areaFront("subscriber")]: words.registers.SUBSCRIBER,
  [routes.areaFront("supplier")]: words.registers.SUPPLIER,
};

/** The ways to the search and the messages of the area. A saved search that is pinned is an entry of its own. */
export function DrawerEntries({ path, mini }: { path: string; mini: boolean }) {
  const { pathname } = useLocation();
  const { savedId } = useAddress(placeAddress).url;
  const unread = useUnreadMessages() ?? 0;
  const [search, messages] = [`${path}/search`, `${path}/messages`];
  const register = registers[path];
  const entries = [
    { to: search, label: words.search, name: words.search, Icon: Search, isCurrent: savedId === undefined },
    { to: messages, label: words.messages, name: words.messagesUnread(unread), Icon: MailOutlined, count: unread },
    ...(path === routes.areaFront("faultHandler")
      ? []
      : [{ to: `${path}/projects`, label: words.projects, name: words.projects, Icon: FolderOutlined }]),
    ...(register === undefined
      ? []
      : [{ to: `${path}/connections`, label: register, name: register, Icon: CableOutlined }]),
    { to: `${path}/notices`, label: words.supplierNotices, name: words.supplierNotices, Icon: CampaignOutlined },
    ...(path === routes.areaFront("subscriber")
      ? [
          {
            to: routes.availability(),
            label: words.availability,
            name: words.availability,
            Icon: LocationOnOutlined,
          },
        ]
      : []),
  ] as { to: string; label: string; name: string; Icon: typeof Search; isCurrent?: boolean; count?: number }[];
  return entries.map(({ to, label, name, Icon, isCurrent = true, count = 0 }) => (
    <li key={to}>
      <Entry
        to={to}
        aria-current={pathname === to && isCurrent ? "page" : undefined}
        aria-label={name}
        {...(mini && { "data-mini": "", title: name })}
      >
        <Icon fontSize="small" aria-hidden />
        {!mini && label}
        {count > 0 && <strong>{count}</strong>}
      </Entry>
    </li>
  ));
}
