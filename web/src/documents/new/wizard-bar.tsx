import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { StickyActionBar } from "../../components/layout/sticky-action-bar.tsx";
import { DraftStatus } from "./draft-status.tsx";
import { steps, type Step } from "./new-document-url.ts";
import type { DraftState } from "./use-draft-form.ts";
import { sendsEarly } from "./wizard.ts";

const words = texts.documentForm.steps;

const Bar = styled("div")({ gridColumn: "1 / -1", position: "sticky", bottom: 0, zIndex: 2 });

type WizardBarProps = {
  step: Step;
  type: DocumentType;
  draft: DraftState;
  sending: boolean;
  onBack: (step: Step) => void;
  onSend: () => void;
};

/** The ways back and on, and what has become of the draft. */
export function WizardBar({ step, type, draft, sending, onBack, onSend }: WizardBarProps) {
  const onward: Record<Step, string> = {
    product: words.next,
    fields: words.toSummary,
    summary: texts.documents.actions.create(type),
  };
  const early = sendsEarly(step, type);
  return (
    <Bar>
      <StickyActionBar message={<DraftStatus state={draft} />}>
        {step !== "product" && (
          <Button variant="outlined" onClick={() => onBack(steps[steps.indexOf(step) - 1] ?? "product")}>
            {words.previous}
          </Button>
        )}
        <ActionButton type="submit" variant={early ? "outlined" : "contained"} busy={sending}>
          {onward[step]}
        </ActionButton>
        {early && (
          <ActionButton variant="contained" busy={sending} onClick={onSend}>
            {texts.documents.actions.create(type)}
          </ActionButton>
        )}
      </StickyActionBar>
    </Bar>
  );
}
