import type { OrganizationTab } from "@runko/domain/organizations/organization-tabs";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { controlKeys } from "../control-keys.ts";
import { controlPaths } from "../control-paths.ts";
import type { Organization } from "../entities.ts";

/** Says that the organization is saved, and shows it on its tab as the server answered it. */
export function useOrganizationSaved() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (saved: Organization, tab: OrganizationTab, said = texts.controlOrganizations.saved(saved.name)) => {
    client.setQueryData(controlKeys.organizations("one", saved.id), saved);
    void client.invalidateQueries({ queryKey: controlKeys.organizations() });
    showSnackbar(said, { severity: "success" });
    void navigate(controlPaths.organization(saved.id, tab), { replace: true });
  };
}
