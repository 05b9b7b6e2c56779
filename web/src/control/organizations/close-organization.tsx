import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { PerformDialog } from "../../components/dialogs/perform-dialog.tsx";
import { controlKeys } from "../control-keys.ts";
import type { Organization } from "../entities.ts";
import { closeOrganization, organizationQuery } from "./organization-queries.ts";

const { closing: words } = texts.controlOrganizations;

type CloseOrganizationProps = { organization: Organization; onClose: () => void };

/** Asks before an organization that leaves is closed, or one that comes back opened again (D-53). */
export function CloseOrganization({ organization: { id, name, closedAt }, onClose }: CloseOrganizationProps) {
  const client = useQueryClient();
  const closes = closedAt === null;
  const said = closes ? words.close : words.reopen;
  const perform = async () => {
    client.setQueryData(organizationQuery(id).queryKey, await closeOrganization(id, closes));
    void client.invalidateQueries({ queryKey: controlKeys.organizations() });
    return said.done(name);
  };
  return (
    <PerformDialog
      danger={closes}
      title={said.title(name)}
      text={said.text}
      confirmLabel={said.action}
      perform={perform}
      onClose={onClose}
    />
  );
}
