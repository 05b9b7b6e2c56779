import { styled } from "@mui/material/styles";
import { tabsOf } from "@runko/domain/organizations/tabs";
import { texts } from "@runko/domain/texts/texts";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { rovingStops } from "../components/roving-stops.ts";
import { useSession } from "../session/session-context.ts";

const UnreadNewsletters = lazy(() => import("./unread-newsletters.tsx"));

/** One Tab stop across the bar (0164); the sliding drawer keeps its own. */
const areas = rovingStops("a");

const Row = styled("nav")({ display: "flex", alignSelf: "stretch", gap: 4 });
const Column = styled("nav")({ display: "flex", flexDirection: "column", padding: 8, gap: 2 });

const BarTab = styled(Link)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  padding: "3px 14px 0",
  whiteSpace: "nowrap",
  color: "inherit",
  textDecoration: "none",
  fontWeight: 500,
  borderBottom: "3px solid transparent",
  "&:hover": { background: "rgb(255 255 255 / 0.1)" },
  "&:focus-visible": { outline: "2px solid currentColor", outlineOffset: -4 },
  "&[aria-current]": { borderColor: "currentColor", fontWeight: 650 },
  [theme.breakpoints.down("lg")]: { padding: "3px 8px 0" },
}));

const DrawerTab = styled(Link)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  padding: "0 12px",
  borderRadius: theme.shape.borderRadius,
  color: "inherit",
  textDecoration: "none",
  fontWeight: 550,
  "&[aria-current]": { background: theme.palette.action.selected },
}));

/** The areas that the user's roles open: across the top bar, or down the sliding drawer. */
export function AreaTabs({ place }: { place: "bar" | "drawer" }) {
  const { allowed, area } = useSession();
  const tabs = tabsOf(allowed);
  if (tabs.length === 0) return null;
  const [List, Tab] = place === "bar" ? [Row, BarTab] : [Column, DrawerTab];
  return (
    <List ref={place === "bar" ? areas : null} aria-label={texts.shell.mainNavigation}>
      {tabs.map((tab) => (
        <Tab key={tab.area} to={tab.path} aria-current={tab.area === area ? "page" : undefined}>
          {texts.shell.areas[tab.area]}
          {tab.area === "info" && (
            <Suspense>
              <UnreadNewsletters />
            </Suspense>
          )}
        </Tab>
      ))}
    </List>
  );
}
