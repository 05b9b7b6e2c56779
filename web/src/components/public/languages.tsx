import { lazy } from "react";
import { isLoggedIn } from "../../api/usable-token.ts";
import { AfterPaint } from "../layout/after-paint.tsx";

const LanguageLinks = lazy(() => import("./language-links.tsx"));

/** The choice of language for who has not logged in, as high before it comes as after; others choose in the own data. */
export const Languages = () =>
  isLoggedIn() ? null : (
    <div style={{ minHeight: 32 }}>
      <AfterPaint>
        <LanguageLinks />
      </AfterPaint>
    </div>
  );
