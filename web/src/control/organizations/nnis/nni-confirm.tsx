import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { PerformDialog } from "../../../components/dialogs/perform-dialog.tsx";
import { controlKeys } from "../../control-keys.ts";
import { controlProblemText } from "../../control-problem.ts";
import { nniPaths } from "./nni-paths.ts";
import type { Nni } from "./nni-entities.ts";
import { removeNni } from "./nni-queries.ts";

const words = texts.controlNnis;

type NniConfirmProps = { organizationId: string; nni: Nni; onClose: () => void };

/** Asks before an NNI is removed, or made inactive because documents name it, and does it. */
export function NniConfirm({ organizationId, nni, onClose }: NniConfirmProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { identifier, inUse } = nni;
  return (
    <PerformDialog
      danger
      title={(inUse ? words.deactivateTitle : words.removeTitle)(identifier)}
      text={inUse ? words.deactivateText : words.removeText}
      confirmLabel={inUse ? words.deactivate : words.remove}
      perform={async () => {
        const outcome = await removeNni(organizationId, nni.id);
        if (outcome === "removed") void navigate(nniPaths.list(organizationId), { replace: true });
        void client.invalidateQueries({ queryKey: controlKeys.nnis() });
        return words[outcome](identifier);
      }}
      problemOf={controlProblemText}
      onClose={onClose}
    />
  );
}
