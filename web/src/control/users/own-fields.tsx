import { checkAddedPhone } from "@runko/domain/values/check-phone";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import { useWatch, type Control } from "react-hook-form";
import { CheckboxInput } from "../../components/forms/checkbox-input.tsx";
import { ListInput } from "../../components/forms/list-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import { Section } from "../../components/layout/section.tsx";
import { FormGrid } from "../form-grid.tsx";
import type { UserValues } from "./user-values.ts";

const words = texts.controlUsers;
const checkPhone = (text: string, others: readonly string[]) => {
  const code = checkAddedPhone(text, others);
  return code === null ? undefined : issueMessage(texts.issues, { code });
};
const trimmed = (text: string) => text.trim();

type OwnFieldsProps = {
  control: Control<UserValues>;
  isNew: boolean;
  /** Not of the own account, whose user name is changed elsewhere. */
  mayChangeLogin: boolean;
};

/** Names, e-mail, phones, job title, and how the user logs in. */
export function OwnFields({ control, isNew, mayChangeLogin }: OwnFieldsProps) {
  const groupAccount = useWatch({ control, name: "groupAccount" });
  const { fields } = words;
  return (
    <>
      <Section title={words.own}>
        <FormGrid>
          <TextInput control={control} name="firstName" label={fields.firstName} required={!groupAccount} />
          <TextInput control={control} name="lastName" label={fields.lastName} required />
          <TextInput
            control={control}
            name="emailAddress"
            type="email"
            label={fields.emailAddress}
            help={mayChangeLogin ? words.emailHelp : words.ownEmailHelp}
            disabled={!mayChangeLogin}
            tidy={trimmed}
            required
          />
          <TextInput control={control} name="jobTitle" label={fields.jobTitle} />
          <ListInput
            control={control}
            name="phoneNumber"
            label={fields.phoneNumber}
            help={words.phoneHelp}
            check={checkPhone}
            inputMode="tel"
          />
        </FormGrid>
      </Section>
      <Section title={words.login}>
        <FormGrid>
          <CheckboxInput
            control={control}
            name="groupAccount"
            label={fields.groupAccount}
            help={words.groupHelp}
            disabled={!mayChangeLogin}
          />
          {isNew && !groupAccount && (
            <CheckboxInput control={control} name="invite" label={words.invite} help={words.inviteHelp} />
          )}
        </FormGrid>
      </Section>
    </>
  );
}
