import { mailedOrganization } from "@runko/domain/organizations/areas";
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { beginSession } from "../api/session-store.ts";
import { returnPathOf } from "../session/return-path.ts";
import { storage } from "../storage/client-storage.ts";

/** Opens the portal to who was let in: where the login turned away from, if it is the same user as last time. */
export function useEnter(): (sameUser: boolean) => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  return useCallback(
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
}
