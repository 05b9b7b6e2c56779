import { texts } from "@runko/domain/texts/texts";
import { lazy, Suspense, useState } from "react";
import { ActionButton, type ActionButtonProps } from "../../components/buttons/action-button.tsx";
import type { AdministeredOrganization } from "../entities.ts";

const JoiningDialog = lazy(() => import("./joining-dialog.tsx"));

type JoiningButtonProps = {
  /** Undefined while none is chosen. */
  organization: AdministeredOrganization | undefined;
  emailAddress?: string;
  variant?: ActionButtonProps["variant"];
};

/** Opens the invitations of an organization to people of other operators. */
export function JoiningButton({ organization, emailAddress, variant = "outlined" }: JoiningButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        variant={variant}
        disabledReason={organization ? undefined : texts.csv.chooseOrganization}
        onClick={() => setOpen(true)}
      >
        {texts.joining.open}
      </ActionButton>
      {open && organization && (
        <Suspense>
          <JoiningDialog
            organization={organization}
            {...(emailAddress !== undefined && { emailAddress })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
