import { resetPath } from "@runko/domain/accounts/password-reset";
import { lazy } from "react";
import { LoginPage } from "../accounts/login-page.tsx";
import { AfterPaint } from "../components/layout/after-paint.tsx";
import { useEnter } from "./use-enter.ts";

const LatestNews = lazy(() => import("../info/newsletters/latest-news.tsx"));

/** /login */
export default function LoginRoute() {
  return (
    <LoginPage
      onEntered={useEnter()}
      resetPath={resetPath}
      news={
        <AfterPaint>
          <LatestNews />
        </AfterPaint>
      }
    />
  );
}
