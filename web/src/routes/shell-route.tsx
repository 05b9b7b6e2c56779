import { texts } from "@runko/domain/texts/texts";
import Button from "@mui/material/Button";
import { lazy } from "react";
import { Outlet } from "react-router";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { SessionGate } from "../session/session-gate.tsx";
import { signOut } from "../session/sign-out.ts";
import { AllowedArea } from "../shell/allowed-area.tsx";
import { Shell } from "../shell/shell.tsx";
import { ShellWaiting } from "../shell/shell-waiting.tsx";
import { useOrganizationChange } from "../shell/use-organization-change.ts";
import { CommandPalette } from "./lazy-palette.ts";

const NotificationPanel = lazy(() => import("../notifications/notification-panel.tsx"));
const dialogs = {
  ownData: lazy(() => import("../accounts/own-data-dialog.tsx")),
  notificationChoices: lazy(() => import("../notifications/choices-dialog.tsx")),
};

const showFailure = (error: unknown, retry: () => void) => (
  <main>
    <ErrorState error={error} onRetry={retry} />
    <p style={{ textAlign: "center" }}>
      <Button onClick={() => void signOut()}>{texts.shell.logOut}</Button>
    </p>
  </main>
);

/** Everything behind the login: the guard, the shell, and in it the page of the area. */
export default function ShellRoute() {
  useOrganizationChange();
  return (
    <SessionGate waiting={<ShellWaiting />} failed={showFailure}>
      <Shell dialogs={dialogs} notifications={NotificationPanel} palette={CommandPalette}>
        <AllowedArea>
          <Outlet />
        </AllowedArea>
      </Shell>
    </SessionGate>
  );
}
