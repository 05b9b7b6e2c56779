import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useState, type SubmitEvent } from "react";
import { knowsPasskeys } from "../session/knows-passkeys.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { Notice } from "../components/feedback/notice.tsx";
import { PublicFrame } from "../components/public/public-frame.tsx";
import { useSecondFactorSteps, type FirstStep } from "./use-second-factor-steps.tsx";

const words = texts.secondFactor;

type Way = Exclude<FirstStep, "removal">;
type PageProps = { onDone: () => void; onLeave: () => void };

function WayPage({ first, onOther, onDone, onLeave }: PageProps & { first: Way; onOther: () => void }) {
  const steps = useSecondFactorSteps({ first, place: "main", onDone });
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
        {!steps.showsCodes && knowsPasskeys() && (
          <Button onClick={onOther}>{first === "password" ? texts.passkeys.passkeyInstead : words.appInstead}</Button>
        )}
        {!steps.showsCodes && <Button onClick={onLeave}>{texts.shell.logOut}</Button>}
      </form>
    </PublicFrame>
  );
}

/** What stands instead of the portal for who has to set up a second factor first, by an app or a passkey. */
export default function SecondFactorPage(page: PageProps) {
  const [first, setFirst] = useState<Way>("password");
  const onOther = () => setFirst(first === "password" ? "passkey" : "password");
  return <WayPage key={first} {...page} first={first} onOther={onOther} />;
}
