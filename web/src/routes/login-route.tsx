import { resetPath } from "@runko/domain/accounts/password-reset";
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { LoginPage } from "../accounts/login-page.tsx";
import { returnPathOf } from "../session/return-path.ts";
import { beginSession } from "../session/session-store.ts";
import { storage } from "../storage/client-storage.ts";

/** /login */
export default function LoginRoute() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const enter = useCallback(
    (sameUser: boolean) => {
      if (!sameUser) storage.previousPage.clear();
      const from = sameUser ? returnPathOf(state) : undefined;
      void navigate("/login", { replace: true, state: from === undefined ? null : { from } });
      beginSession();
    },
    [navigate, state],
  );
  return <LoginPage onEntered={enter} resetPath={resetPath} />;
}
