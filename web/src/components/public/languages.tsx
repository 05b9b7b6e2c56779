import { lazy } from "react";
import { AfterPaint } from "../layout/after-paint.tsx";

const LanguageLinks = lazy(() => import("./language-links.tsx"));

/** The choice of language on pages without a login, as high before it comes as after. */
export const Languages = () => (
  <div style={{ minHeight: 32 }}>
    <AfterPaint>
      <LanguageLinks />
    </AfterPaint>
  </div>
);
