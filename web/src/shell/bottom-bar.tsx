import Add from "@mui/icons-material/Add";
import Checklist from "@mui/icons-material/Checklist";
import MailOutlined from "@mui/icons-material/MailOutlined";
import ManageSearch from "@mui/icons-material/ManageSearch";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Link, useLocation } from "react-router";
import { routes, type DocumentArea } from "../addresses/routes.ts";
import { NewTypesMenu } from "./new-types-menu.tsx";
import { newPlaces } from "./new-places.ts";
import { useUnreadMessages } from "./use-counts.ts";

const Bar = styled("nav")(({ theme }) => ({
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar - 1,
  display: "flex",
  padding: "0 4px env(safe-area-inset-bottom)",
  background: theme.colors.surface,
  borderTop: `1px solid ${theme.colors.divider}`,
  // What can be done with an open form or document has the place before it; a low window keeps it for the page.
  "body:has([data-action-bar]) &": { display: "none" },
  "@media (max-height: 480px)": { display: "none" },
  "& > *": {
    position: "relative",
    display: "flex",
    flex: "1 1 0",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: 2,
    minHeight: 55,
    padding: 0,
    border: 0,
    background: "none",
    color: theme.colors.textSecondary,
    fontSize: "0.75rem",
    fontWeight: 600,
    whiteSpace: "nowrap",
    textDecoration: "none",
    cursor: "pointer",
    "&:focus-visible": { outlineOffset: -2 },
    "&[aria-current]": { color: theme.colors.primary, boxShadow: `inset 0 3px 0 ${theme.colors.primary}` },
  },
}));
const Count = styled("strong")(({ theme }) => ({
  position: "absolute",
  top: 6,
  insetInlineStart: "calc(50% + 10px)",
  fontSize: "0.6875rem",
  color: theme.colors.accent,
}));

const words = texts.shell;

/** What one does most, at the thumb: on phones, in the areas of documents (0251). */
export default function BottomBar({ area }: { area: DocumentArea }) {
  const { pathname } = useLocation();
  const unread = useUnreadMessages() ?? 0;
  const isHere = (path: string) => (pathname === path ? "page" : undefined);
  const [work, search, messages] = [routes.areaFront(area), routes.search(area), routes.messages(area)];
  const fresh = newPlaces[area];
  return (
    <Bar aria-label={words.bottomBar} data-bottom-bar data-screen-only>
      <Link to={work} aria-current={isHere(work)}>
        <Checklist aria-hidden />
        {words.work}
      </Link>
      <Link to={search} aria-current={isHere(search)}>
        <ManageSearch aria-hidden />
        {words.search}
      </Link>
      {area === "subscriber" && <NewTypesMenu />}
      {area === "faultHandler" && fresh && (
        <Link to={fresh.path} aria-label={fresh.name}>
          <Add aria-hidden />
          {fresh.label}
        </Link>
      )}
      <Link to={messages} aria-current={isHere(messages)} aria-label={words.messagesUnread(unread)}>
        <MailOutlined aria-hidden />
        {words.messages}
        {unread > 0 && <Count aria-hidden>{unread}</Count>}
      </Link>
    </Bar>
  );
}
