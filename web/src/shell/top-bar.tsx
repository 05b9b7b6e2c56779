import MenuIcon from "@mui/icons-material/Menu";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { landingPath } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { topBarHeight } from "../screen/sizes.ts";
import { useSession } from "../session/session-context.ts";
import { AreaTabs } from "./area-tabs.tsx";
import { useBarColors } from "./bar-colors.ts";
import { Logo } from "../components/logo.tsx";
import { OrganizationChip } from "./organization-chip.tsx";
import { NotificationBell, type NotificationPanel } from "./notification-bell.tsx";
import { PaletteButton } from "./palette-button.tsx";
import { UserButton } from "./user-button.tsx";
import type { UserDialogs } from "./user-dialogs.ts";

const ReportsButton = lazy(() => import("./reports-button.tsx"));

const Bar = styled("header")(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: "flex",
  alignItems: "center",
  gap: 12,
  height: topBarHeight,
  padding: "0 16px 0 12px",
  [theme.breakpoints.down("sm")]: { gap: 6, padding: "0 8px" },
}));

const Tabs = styled("div")(({ theme }) => ({
  display: "flex",
  alignSelf: "stretch",
  [theme.breakpoints.down("md")]: { display: "none" },
}));

const Home = styled(Link)({
  display: "flex",
  borderRadius: 6,
  "&:focus-visible": { outline: "2px solid currentColor", outlineOffset: 2 },
  // Of the logo a small phone has place for the mark alone.
  "@media (max-width: 399px)": { flex: "none", width: 38, overflow: "hidden" },
});

const Space = styled("div")({ flex: 1 });

type TopBarProps = {
  /** Opens the sliding drawer; undefined where the drawer stands beside the page or is not needed. */
  onMenu: (() => void) | undefined;
  onDialog: (dialog: "help" | "palette") => void;
  dialogs: UserDialogs;
  notifications: NotificationPanel;
};

/** Logo, areas, organization and user, in the area's colour. */
export function TopBar({ onMenu, onDialog, dialogs, notifications }: TopBarProps) {
  const { allowed, area } = useSession();
  const { bar, onBar, mark } = useBarColors(area);
  return (
    <Bar style={{ background: bar, color: onBar }} data-screen-only>
      {onMenu && (
        <IconButton color="inherit" aria-label={texts.shell.openDrawer} onClick={onMenu}>
          <MenuIcon />
        </IconButton>
      )}
      <Home to={landingPath(allowed)} aria-label={texts.shell.toLanding} style={{ color: onBar }}>
        <Logo mark={mark} text={onBar} />
      </Home>
      <Tabs>
        <AreaTabs place="bar" />
      </Tabs>
      <Space />
      <Suspense>{allowed.portal.includes("readPortalReports") && <ReportsButton />}</Suspense>
      <PaletteButton onClick={() => onDialog("palette")} />
      <OrganizationChip />
      <NotificationBell panel={notifications} />
      <UserButton dialogs={dialogs} onHelp={() => onDialog("help")} />
    </Bar>
  );
}
