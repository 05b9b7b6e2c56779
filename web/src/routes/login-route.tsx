import { resetPath } from "@runko/domain/accounts/password-reset";
import { mailedOrganization } from "@runko/domain/organizations/areas";
import { lazy, useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { LoginPage } from "../accounts/login-page.tsx";
import { AfterPaint } from "../components/layout/after-paint.tsx";
import { returnPathOf } from "../session/return-path.ts";
import { beginSession } from "../api/session-store.ts";
import { storage } from "../storage/client-storage.ts";

const LatestNews = lazy(() => import("../info/newsletters/latest-news.tsx"));

/** /login */
export default function LoginRoute() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const enter = useCallback(
    (sameUser: boolean) => {
      if (!sameUser) storage.previousPage.clear();
      const asked = returnPathOf(state);
      // A mailed address is the reader's own, whoever used this browser before.
      const from = sameUser || asked?.includes(`${mailedOrganization}=`) ? asked : undefined;
      void navigate("/login", { replace: true, state: from === undefined ? null : { from } });
      beginSession();
    },
    [navigate, state],
  );
  return (
    <LoginPage
      onEntered={enter}
      resetPath={resetPath}
      news={
        <AfterPaint>
          <LatestNews />
        </AfterPaint>
      }
    />
  );
}
