import { landingPath, mayOpenPath } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { showSnackbar } from "../components/feedback/snackbar.ts";
import { barAreas } from "../theme/palette-colors.ts";
import { useSession } from "../session/session-context.ts";

function Refused() {
  const { allowed, area } = useSession();
  const named = barAreas.find((known) => known === area);
  useEffect(() => {
    if (named) showSnackbar(texts.shell.areaRefused(texts.shell.areas[named]), { severity: "warning" });
  }, [named]);
  return <Navigate to={landingPath(allowed)} replace />;
}

/** Lets through to the pages of areas that the user's roles open in the selected organization (§6). */
export function AllowedArea({ children }: { children: ReactNode }) {
  const { allowed } = useSession();
  const { pathname } = useLocation();
  return mayOpenPath(allowed, pathname) ? children : <Refused />;
}
