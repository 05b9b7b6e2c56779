import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { PerformDialog } from "../../../components/dialogs/perform-dialog.tsx";
import { controlKeys } from "../../control-keys.ts";
import { controlProblemText } from "../../control-problem.ts";
import { endSharing } from "./nni-queries.ts";
import type { Sharing } from "./sharing-list.tsx";

const words = texts.controlNnis;

type EndSharingProps = { sharing: Sharing; onClose: () => void };

/** Asks before an NNI is no longer shared, and ends it. */
export function EndSharing({ sharing: { nniId, identifier, receiver }, onClose }: EndSharingProps) {
  const client = useQueryClient();
  return (
    <PerformDialog
      danger
      title={words.endTitle(identifier)}
      text={words.endText(receiver.name)}
      confirmLabel={words.end}
      perform={async () => {
        await endSharing(receiver.id, nniId);
        await client.invalidateQueries({ queryKey: controlKeys.nnis() });
        return words.ended(identifier);
      }}
      problemOf={controlProblemText}
      onClose={onClose}
    />
  );
}
