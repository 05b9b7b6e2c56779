import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useWatch, type Control } from "react-hook-form";
import { allows } from "../../../api/allows.ts";
import { AutocompleteInput } from "../../../components/forms/autocomplete-input.tsx";
import { CheckboxInput } from "../../../components/forms/checkbox-input.tsx";
import { RadioInput } from "../../../components/forms/radio-input.tsx";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { FormGrid } from "../../form-grid.tsx";
import { fullName } from "../../users/full-name.ts";
import { possibleAdminsQuery } from "../organization-queries.ts";
import { adminSources, choosesExisting, type NewValues } from "./new-values.ts";

const words = texts.controlOrganizations;
const userWords = texts.controlUsers;

type PartProps = { control: Control<NewValues> };

function NewAdmin({ control }: PartProps) {
  const { fields } = userWords;
  return (
    <>
      <TextInput control={control} name="admin.firstName" label={fields.firstName} required />
      <TextInput control={control} name="admin.lastName" label={fields.lastName} required />
      <TextInput
        control={control}
        name="admin.emailAddress"
        type="email"
        label={fields.emailAddress}
        help={userWords.emailHelp}
        required
      />
      <CheckboxInput control={control} name="admin.invite" label={userWords.invite} help={userWords.inviteHelp} />
    </>
  );
}

function ExistingAdmin({ control, parentId }: PartProps & { parentId: string }) {
  const users = useQuery(possibleAdminsQuery(parentId));
  const able = (users.data ?? []).filter((user) => !user.disabled && allows(user, "changeRoles"));
  return (
    <AutocompleteInput
      control={control}
      name="adminUserId"
      label={words.fields.adminUserId}
      help={words.existingAdminHelp}
      options={able.map((user) => ({ value: user.id, label: fullName(user), hint: user.emailAddress }))}
      loading={users.isFetching}
      required
    />
  );
}

/** The one who keeps the new organization: somebody new, or a user of the parent. */
export function AdminFields({ control, parentId }: PartProps & { parentId: string }) {
  const source = useWatch({ control, name: "adminSource" });
  return (
    <Section title={words.adminTitle}>
      <FormGrid>
        {parentId !== "" && (
          <div data-wide>
            <RadioInput
              control={control}
              name="adminSource"
              label={words.adminSource}
              options={adminSources.map((value) => ({ value, label: words.adminSources[value] }))}
              row
            />
          </div>
        )}
        {choosesExisting({ adminSource: source, parentOrganizationId: parentId }) ? (
          <ExistingAdmin control={control} parentId={parentId} />
        ) : (
          <NewAdmin control={control} />
        )}
      </FormGrid>
    </Section>
  );
}
