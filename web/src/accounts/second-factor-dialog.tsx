import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { AppDialog } from "../components/dialogs/app-dialog.tsx";
import { useSecondFactorSteps, type FirstStep } from "./use-second-factor-steps.tsx";

const words = texts.secondFactor;

const titles: Record<FirstStep, string> = {
  password: words.title,
  removal: words.title,
  passkey: texts.passkeys.add,
};

/** Takes an app or a passkey into use, or the app out of it. */
export function SecondFactorDialog({ first, onClose }: { first: FirstStep; onClose: () => void }) {
  const steps = useSecondFactorSteps({ first, place: "[role=dialog]", onDone: onClose });
  // No key pressed by mistake takes the codes away.
  const close = () => (steps.showsCodes ? undefined : onClose());
  return (
    <AppDialog
      open
      width={450}
      title={steps.showsCodes ? words.codesTitle : titles[first]}
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
