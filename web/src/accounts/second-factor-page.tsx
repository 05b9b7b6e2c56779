import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import type { SubmitEvent } from "react";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { Notice } from "../components/feedback/notice.tsx";
import { PublicFrame } from "../components/public/public-frame.tsx";
import { useSecondFactorSteps } from "./use-second-factor-steps.tsx";

const words = texts.secondFactor;

/** What stands instead of the portal for who has to set up a second factor first. */
export default function SecondFactorPage({ onDone, onLeave }: { onDone: () => void; onLeave: () => void }) {
  const steps = useSecondFactorSteps({ isOn: false, place: "main", onDone });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!steps.busy) steps.submit();
  };
  return (
    <PublicFrame title={steps.showsCodes ? words.codesTitle : words.requiredTitle}>
      {!steps.showsCodes && <Notice severity="info">{words.requiredHelp}</Notice>}
      <form noValidate onSubmit={submit} style={{ display: "grid", gap: 16 }}>
        {steps.fields}
        <ActionButton type="submit" variant="contained" busy={steps.busy}>
          {steps.label}
        </ActionButton>
        {!steps.showsCodes && <Button onClick={onLeave}>{texts.shell.logOut}</Button>}
      </form>
    </PublicFrame>
  );
}
