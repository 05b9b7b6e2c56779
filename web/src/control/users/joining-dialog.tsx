import Button from "@mui/material/Button";
import { joiningDays } from "@runko/domain/accounts/joining";
import { rolesToGive } from "@runko/domain/organizations/allowed";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { checkUserName } from "@runko/domain/values/email";
import type { Issue } from "@runko/domain/values/issue";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { AppDialog } from "../../components/dialogs/app-dialog.tsx";
import { Notice, ProblemNotice } from "../../components/feedback/notice.tsx";
import { CheckboxGroupInput } from "../../components/forms/checkbox-group-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import { useFormSubmit } from "../../components/submit/use-form-submit.ts";
import { controlProblemText } from "../control-problem.ts";
import type { AdministeredOrganization } from "../entities.ts";
import { useRuledForm } from "../use-ruled-form.ts";
import { inviteToJoin, joiningsQuery } from "./joining-queries.ts";
import { Joinings } from "./joinings.tsx";

const words = texts.joining;

/** The form may stand over that of a user, whose fields have these names too. */
type Values = { joinerAddress: string; joinerRoles: OrganizationRole[] };

function check({ joinerAddress, joinerRoles }: Values): Issue[] {
  const code = checkUserName(joinerAddress.trim());
  return [
    ...(code === null ? [] : [{ path: "joinerAddress", code }]),
    ...(joinerRoles.length === 0 ? [{ path: "joinerRoles", code: "REQUIRED" as const }] : []),
  ];
}

const fieldOf = (path: string) => {
  const [first] = path.split(".");
  if (first === "emailAddress") return "joinerAddress";
  return first === "roles" ? "joinerRoles" : undefined;
};

/** The roles that the reader gives in the organization (D-45). */
function givenRoles({ organizationRoles, allowedActions }: AdministeredOrganization): OrganizationRole[] {
  const given = rolesToGive(allowedActions);
  return organizationRoles.filter((role) => given.includes(role));
}

type JoiningDialogProps = {
  organization: AdministeredOrganization;
  /** That of whom a form could not add. */
  emailAddress?: string;
  onClose: () => void;
};

/** Invites a person of another operator to join an organization, and shows who was invited and what became of it. */
export default function JoiningDialog({ organization, emailAddress = "", onClose }: JoiningDialogProps) {
  const client = useQueryClient();
  const roles = givenRoles(organization);
  const [sent, setSent] = useState<string>();
  const { form } = useRuledForm<Values>({ joinerAddress: emailAddress, joinerRoles: [] }, check);
  const { control, reset } = form;
  const { submit, busy, general } = useFormSubmit(form, {
    perform: async ({ joinerAddress, joinerRoles }) => {
      setSent(undefined);
      const address = joinerAddress.trim();
      await inviteToJoin(organization.id, { emailAddress: address, roles: joinerRoles });
      return address;
    },
    onDone: (address) => {
      setSent(words.sent(address));
      reset({ joinerAddress: "", joinerRoles: [] });
      void client.invalidateQueries({ queryKey: joiningsQuery(organization.id).queryKey });
    },
    fieldOf,
    problemOf: controlProblemText,
  });
  return (
    <AppDialog
      open
      title={words.title(organization.name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.close}</Button>
          <ActionButton variant="contained" busy={busy} onClick={() => void submit()}>
            {words.send}
          </ActionButton>
        </>
      }
    >
      <p style={{ margin: 0 }}>{words.help(joiningDays.open)}</p>
      {sent !== undefined && (
        <Notice severity="success" live>
          {sent}
        </Notice>
      )}
      <ProblemNotice problem={general} />
      <TextInput control={control} name="joinerAddress" type="email" label={words.emailAddress} required />
      <CheckboxGroupInput
        control={control}
        name="joinerRoles"
        label={words.roles}
        options={roles.map((role) => ({ value: role, label: texts.control.roles[role] }))}
        row
      />
      <Joinings organizationId={organization.id} />
    </AppDialog>
  );
}
