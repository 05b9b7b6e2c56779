import { styled } from "@mui/material/styles";
import { mayWorkAs } from "@runko/domain/organizations/allowed";
import { hasDrawer } from "@runko/domain/organizations/tabs";
import { lazy, Suspense, useCallback, useState, type ComponentType, type ReactNode } from "react";
import { useLocation } from "react-router";
import { isDocumentArea } from "../addresses/routes.ts";
import { ErrorBoundary } from "../components/feedback/error-boundary.tsx";
import { useLiveQueries } from "../live/use-live-queries.ts";
import { afterPaint } from "../screen/after-paint.ts";
import { phoneScreen, wideScreen } from "../screen/breakpoints.ts";
import { bottomBarHeight } from "../screen/sizes.ts";
import { lazyWithPreload } from "../screen/lazy-with-preload.tsx";
import { useMedia } from "../screen/use-media.ts";
import { ExpiryWatch } from "../session/expiry-watch.tsx";
import { useSession } from "../session/session-context.ts";
import type { CommandPaletteProps } from "./palette/command-palette.tsx";
import type { ShellDialog } from "./palette/palette-actions.ts";
import { ConnectionBanner } from "./connection-banner.tsx";
import { PageWaiting } from "./page-waiting.tsx";
import { SideDrawer } from "./side-drawer.tsx";
import { mainId, SkipLink } from "./skip-link.tsx";
import { SlidingDrawer } from "./sliding-drawer.tsx";
import { TopBar } from "./top-bar.tsx";
import { usePageChanges } from "./use-page-changes.ts";
import { useShellShortcuts } from "./use-shell-shortcuts.ts";
import type { NotificationPanel } from "./notification-bell.tsx";
import type { UserDialogs } from "./user-dialogs.ts";

const ShortcutHelp = lazy(() => import("./shortcut-help.tsx"));
const SandboxBanner = lazy(() => import("./sandbox-banner.tsx"));
const OrganizationDialog = lazy(() => import("./organization-dialog.tsx"));

// Asked for with the shell itself: it comes with the page below it, and never pushes it down.
const FirstDayHint = lazyWithPreload(() => import("./first-day-hint.tsx"));
FirstDayHint.preload().catch(() => undefined);

// Asked for with the shell on a phone: a bar that came after the rows would lie over the last of them.
const BottomBar = lazyWithPreload(() => import("./bottom-bar.tsx"));
if (matchMedia(phoneScreen).matches) BottomBar.preload().catch(() => undefined);

const UnknownParameters = lazy(() => import("./unknown-parameters.tsx"));

const Columns = styled("div")({ display: "flex", alignItems: "flex-start" });
const Main = styled("main")({
  flex: 1,
  minWidth: 0,
  outline: "none",
  // The foot of the page, and what is told at its foot, stand above the bar of a phone.
  "body:has([data-bottom-bar]):not(:has([data-action-bar])) &": {
    "@media (min-height: 480.05px)": { paddingBottom: bottomBarHeight },
  },
});

type ShellProps = {
  dialogs: UserDialogs;
  notifications: NotificationPanel;
  palette: ComponentType<CommandPaletteProps>;
  children: ReactNode;
};

/** By itself: which document is open changes where a key leads, and nothing else of the shell. */
function ShellShortcuts({ onDialog }: { onDialog: (dialog: "help" | "palette") => void }) {
  useShellShortcuts(onDialog);
  return null;
}

/** What stands round every page behind the login. */
export function Shell({ dialogs, notifications, palette: Palette, children }: ShellProps) {
  const { allowed, area, organization, organizationId, role } = useSession();
  const { pathname, search } = useLocation();
  const wide = useMedia(wideScreen);
  const onPhone = useMedia(phoneScreen);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [dialog, setDialog] = useState<ShellDialog | "palette">();
  const closeDialog = (closed: typeof dialog) => setDialog((open) => (open === closed ? undefined : open));
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  const withDocuments = hasDrawer(allowed, pathname);

  usePageChanges();
  useLiveQueries(organizationId, mayWorkAs(allowed, role) ? role : null);

  return (
    <>
      <SkipLink />
      <TopBar
        onMenu={wide ? undefined : () => void afterPaint(() => setDrawerOpen(true))}
        onDialog={setDialog}
        dialogs={dialogs}
        notifications={notifications}
      />
      <Suspense>{organization.sandbox && <SandboxBanner />}</Suspense>
      <ConnectionBanner />
      <ExpiryWatch />
      <Columns>
        {wide && withDocuments && <SideDrawer />}
        <Main id={mainId} tabIndex={-1}>
          <ErrorBoundary resetKey={`${organizationId} ${pathname}`}>
            <Suspense fallback={<PageWaiting />}>
              <FirstDayHint />
              <Suspense>{search !== "" && <UnknownParameters />}</Suspense>
              {children}
            </Suspense>
          </ErrorBoundary>
        </Main>
      </Columns>
      <Suspense>{onPhone && withDocuments && isDocumentArea(area) && <BottomBar area={area} />}</Suspense>
      {!wide && drawerOpen && <SlidingDrawer withDocuments={withDocuments} onClose={closeDrawer} />}
      <Suspense>
        {dialog === "help" && <ShortcutHelp onClose={() => closeDialog("help")} />}
        {dialog === "ownData" && <dialogs.ownData onClose={() => closeDialog("ownData")} />}
        {dialog === "organization" && <OrganizationDialog onClose={() => closeDialog("organization")} />}
        {dialog === "palette" && <Palette onClose={() => closeDialog("palette")} onDialog={setDialog} />}
      </Suspense>
      <ShellShortcuts onDialog={setDialog} />
    </>
  );
}
