import { texts } from "@runko/domain/texts/texts";
import Button from "@mui/material/Button";
import { mailedOrganization } from "@runko/domain/organizations/areas";
import { lazy, Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { askedProof } from "../api/ask-proof.ts";
import { queryClient } from "../api/query-client.ts";
import { enterOrganization } from "../session/choose-organization.ts";
import { settleLanguage } from "../session/settle-language.ts";
import { SessionGate } from "../session/session-gate.tsx";
import { signOut } from "../session/sign-out.ts";
import { useStored } from "../storage/use-stored.ts";
import { AllowedArea } from "../shell/allowed-area.tsx";
import { Shell } from "../shell/shell.tsx";
import { ShellWaiting } from "../shell/shell-waiting.tsx";
import { useOrganizationChange } from "../shell/use-organization-change.ts";
import { CommandPalette } from "./lazy-palette.ts";

const SecondFactorPage = lazy(() => import("../accounts/second-factor-page.tsx"));
const ProofDialog = lazy(() => import("../accounts/proof-dialog.tsx"));
const MailedPlace = lazy(() => import("../shell/mailed-place.tsx"));
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

/** Shows what the calls of any page ask for. */
function ProofAsked() {
  const asked = useStored(askedProof);
  return <Suspense>{asked && <ProofDialog onSettled={asked.settle} />}</Suspense>;
}

/** With the second factor everything that was refused is asked anew. */
async function reenter() {
  await enterOrganization().then(
    ({ user }) => settleLanguage(user),
    () => undefined,
  );
  await queryClient.resetQueries();
}

/** Everything behind the login: the guard, the shell, and in it the page of the area. */
export default function ShellRoute() {
  useOrganizationChange();
  const mailed = new URLSearchParams(useLocation().search).has(mailedOrganization);
  return (
    <SessionGate
      waiting={<ShellWaiting />}
      failed={showFailure}
      secondFactor={
        <Suspense>
          <SecondFactorPage onDone={reenter} onLeave={() => void signOut()} />
        </Suspense>
      }
    >
      {mailed ? (
        <Suspense fallback={<ShellWaiting />}>
          <MailedPlace />
        </Suspense>
      ) : (
        <Shell dialogs={dialogs} notifications={NotificationPanel} palette={CommandPalette}>
          <AllowedArea>
            <Outlet />
          </AllowedArea>
          <ProofAsked />
        </Shell>
      )}
    </SessionGate>
  );
}
