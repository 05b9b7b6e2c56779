import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { controlProblemText } from "../control-problem.ts";
import type { Asked } from "./briefing-columns.tsx";
import { removeBriefing, useBriefingsChanged, withdrawBriefing, type BriefingHead } from "./briefing-queries.ts";
import { PublishDialog } from "./publish-dialog.tsx";

const { write: words, actions } = texts.newsletters;

type Step = { title: string; text: string; label: string; done: string; run: () => Promise<void> };

function stepOf(action: "withdraw" | "remove", { id, title, state }: BriefingHead): Step {
  if (action === "remove")
    return {
      title: words.removeTitle(title),
      text: words.removeText,
      label: actions.remove,
      done: words.removed,
      run: () => removeBriefing(id),
    };
  return {
    title: words.withdrawTitle(title),
    text: words.withdrawText[state === "SCHEDULED" ? "SCHEDULED" : "PUBLISHED"],
    label: actions.withdraw,
    done: words.withdrawn,
    run: () => withdrawBriefing(id),
  };
}

function Confirm({ step, onClose }: { step: Step; onClose: () => void }) {
  const changed = useBriefingsChanged();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await step.run();
      showSnackbar(step.done, { severity: "success" });
      onClose();
    } catch (failure) {
      setBusy(false);
      setError(controlProblemText(failure));
    }
    void changed();
  };
  return (
    <ConfirmDialog
      open
      title={step.title}
      text={step.text}
      confirmLabel={step.label}
      onConfirm={() => void confirm()}
      onClose={onClose}
      busy={busy}
      error={error}
      danger
    />
  );
}

/** Asks before a newsletter is published, withdrawn or removed. */
export function BriefingDialog({ asked: { action, briefing }, onClose }: { asked: Asked; onClose: () => void }) {
  if (action === "publish") return <PublishDialog briefing={briefing} onClose={onClose} />;
  return <Confirm step={stepOf(action, briefing)} onClose={onClose} />;
}
