import { landingPath } from "@runko/domain/organizations/areas";
import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { asReturnPath, returnPathOf } from "../session/return-path.ts";
import { useSession } from "../session/session-context.ts";
import { storage } from "../storage/client-storage.ts";

/** Sends a logged-in user on from the login: back to where they were, else to the first area that their roles open. */
export default function Landing() {
  const { user, organizationId } = useSession();
  const { state } = useLocation();
  const [target] = useState(
    () => returnPathOf(state) ?? asReturnPath(storage.previousPage.read()) ?? landingPath(user, organizationId),
  );
  useEffect(() => storage.previousPage.clear(), []);
  return <Navigate to={target} replace />;
}
