import KeyboardDoubleArrowLeft from "@mui/icons-material/KeyboardDoubleArrowLeft";
import KeyboardDoubleArrowRight from "@mui/icons-material/KeyboardDoubleArrowRight";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { rovingStops } from "../components/roving-stops.ts";
import { drawerWidth, miniDrawerWidth, topBarHeight } from "../screen/sizes.ts";
import { storage } from "../storage/client-storage.ts";
import { useSession } from "../session/session-context.ts";
import { useStored } from "../storage/use-stored.ts";
import { DrawerContent, drawerLabel } from "./drawer-content.tsx";

const Panel = styled("nav", { shouldForwardProp: (prop) => prop !== "mini" })<{ mini: boolean }>(({ theme, mini }) => ({
  position: "sticky",
  top: topBarHeight,
  flex: "none",
  display: "flex",
  flexDirection: "column",
  width: mini ? miniDrawerWidth : drawerWidth,
  height: `calc(100dvh - ${topBarHeight}px)`,
  background: theme.colors.surface,
  borderInlineEnd: `1px solid ${theme.colors.divider}`,
}));

const Scroll = styled("div")({ flex: 1, overflowY: "auto", overflowX: "hidden" });
const Bottom = styled("div")(({ theme }) => ({
  display: "flex",
  justifyContent: "flex-end",
  padding: "4px 10px",
  borderTop: `1px solid ${theme.colors.divider}`,
}));

/** One Tab stop for all that it holds. */
const entries = rovingStops("a, button");

/** The drawer beside the page, full or mini as the user left it. */
export function SideDrawer() {
  const mini = useStored(storage.drawer) === "mini";
  const { area } = useSession();
  const words = texts.shell;
  return (
    <Panel mini={mini} aria-label={drawerLabel(area)} data-screen-only>
      <Scroll ref={entries}>
        <DrawerContent mini={mini} />
      </Scroll>
      <Bottom>
        <IconButton
          size="small"
          aria-label={mini ? words.widenDrawer : words.shrinkDrawer}
          onClick={() => storage.drawer.write(mini ? "full" : "mini")}
        >
          {mini ? <KeyboardDoubleArrowRight fontSize="small" /> : <KeyboardDoubleArrowLeft fontSize="small" />}
        </IconButton>
      </Bottom>
    </Panel>
  );
}
