import { texts } from "@runko/domain/texts/texts";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { showSnackbar } from "../components/feedback/snackbar.ts";
import { releaseLocks } from "../session/locked-events.ts";
import { switchMadeHere } from "../session/switch-organization.ts";
import { pathAfterSwitch } from "./path-after-switch.ts";
import { storage } from "../storage/client-storage.ts";
import { useStored } from "../storage/use-stored.ts";

/** Follows a change of the organization, made here or in another tab: locks go, pages of the old one are left. */
export function useOrganizationChange(): void {
  const organizationId = useStored(storage.organization);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const before = useRef(organizationId);
  useEffect(() => {
    if (before.current === organizationId) return;
    const switched = before.current !== undefined && organizationId !== undefined;
    before.current = organizationId;
    if (!switched) return;
    void releaseLocks();
    const { organizationChanged, organizationChangedElsewhere } = texts.shell;
    const here = switchMadeHere(organizationId);
    showSnackbar(here ? organizationChanged : organizationChangedElsewhere, { severity: here ? "success" : "info" });
    const path = here?.path ?? pathAfterSwitch(pathname);
    if (path !== undefined) void navigate(path, { replace: path.split(/[?#]/)[0] === pathname });
  }, [organizationId, pathname, navigate]);
}
