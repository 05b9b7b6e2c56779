import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { AppDialog } from "../components/dialogs/app-dialog.tsx";
import { useSecondFactorSteps } from "./use-second-factor-steps.tsx";

const words = texts.secondFactor;

/** Takes the second factor into use, or out of it. */
export function SecondFactorDialog({ isOn, onClose }: { isOn: boolean; onClose: () => void }) {
  const steps = useSecondFactorSteps({ isOn, place: "[role=dialog]", onDone: onClose });
  // No key pressed by mistake takes the codes away.
  const close = () => (steps.showsCodes ? undefined : onClose());
  return (
    <AppDialog
      open
      width={450}
      title={steps.showsCodes ? words.codesTitle : words.title}
      onClose={close}
      onSubmit={steps.submit}
      actions={
        <>
          {!steps.showsCodes && <Button onClick={onClose}>{texts.common.close}</Button>}
          <ActionButton type="submit" variant="contained" busy={steps.busy}>
            {steps.label}
          </ActionButton>
        </>
      }
    >
      {steps.fields}
    </AppDialog>
  );
}
