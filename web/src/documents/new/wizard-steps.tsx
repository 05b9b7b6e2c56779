import { styled } from "@mui/material/styles";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { Stepper } from "../../components/layout/stepper.tsx";
import { roomForSteps } from "../../screen/breakpoints.ts";
import { useMedia } from "../../screen/use-media.ts";
import { steps, type Step } from "./new-document-url.ts";

const words = texts.documentForm;

const Steps = styled("nav")(({ theme }) => ({
  position: "sticky",
  top: 72,
  [theme.breakpoints.down("md")]: { position: "static", marginBottom: 12 },
}));

type WizardStepsProps = { step: Step; type: DocumentType; ofOrder: boolean; onSelect: (step: Step) => void };

/** The steps of the form, those that are done to be gone back to. */
export function WizardSteps({ step, type, ofOrder, onSelect }: WizardStepsProps) {
  const beside = useMedia(roomForSteps);
  const current = steps.indexOf(step);
  const labels: Record<Step, string> = {
    product: ofOrder ? words.steps.order : words.steps.product,
    fields: type === "Order" ? words.steps.fields : words.steps.details,
    summary: words.steps.summary,
  };
  return (
    <Steps aria-label={words.steps.label}>
      <Stepper
        label={words.steps.label}
        direction={beside ? "vertical" : "horizontal"}
        steps={steps.map((id, index) => ({
          id,
          label: labels[id],
          state: index < current ? "done" : index === current ? "current" : "todo",
        }))}
        onSelect={(id) => onSelect(steps.find((known) => known === id) ?? "product")}
      />
    </Steps>
  );
}
