import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { problemText } from "../../api/api-problem.ts";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { controlKeys } from "../control-keys.ts";
import type { Organization } from "../entities.ts";
import { closeOrganization, organizationQuery } from "./organization-queries.ts";

const { closing: words } = texts.controlOrganizations;

type CloseOrganizationProps = { organization: Organization; onClose: () => void };

/** Asks before an organization that leaves is closed, or one that comes back opened again (D-53). */
export function CloseOrganization({ organization: { id, name, closedAt }, onClose }: CloseOrganizationProps) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const closes = closedAt === null;
  const said = closes ? words.close : words.reopen;
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const saved = await closeOrganization(id, closes);
      client.setQueryData(organizationQuery(id).queryKey, saved);
      void client.invalidateQueries({ queryKey: controlKeys.organizations() });
      showSnackbar(said.done(name), { severity: "success" });
      onClose();
    } catch (error) {
      setBusy(false);
      setFailure(error);
    }
  };
  return (
    <ConfirmDialog
      open
      danger={closes}
      title={said.title(name)}
      text={said.text}
      confirmLabel={said.action}
      onConfirm={() => void confirm()}
      onClose={onClose}
      busy={busy}
      error={failure === undefined ? undefined : problemText(failure)}
    />
  );
}
