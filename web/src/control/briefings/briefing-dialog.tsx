import { texts } from "@runko/domain/texts/texts";
import { PerformDialog } from "../../components/dialogs/perform-dialog.tsx";
import { controlProblemText } from "../control-problem.ts";
import type { Asked } from "./briefing-columns.tsx";
import { briefingKeys, removeBriefing, withdrawBriefing, type BriefingHead } from "./briefing-queries.ts";
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
  return (
    <PerformDialog
      danger
      title={step.title}
      text={step.text}
      confirmLabel={step.label}
      perform={() => step.run().then(() => step.done)}
      stale={briefingKeys}
      problemOf={controlProblemText}
      onClose={onClose}
    />
  );
}

/** Asks before a newsletter is published, withdrawn or removed. */
export function BriefingDialog({ asked: { action, briefing }, onClose }: { asked: Asked; onClose: () => void }) {
  if (action === "publish") return <PublishDialog briefing={briefing} onClose={onClose} />;
  return <Confirm step={stepOf(action, briefing)} onClose={onClose} />;
}
