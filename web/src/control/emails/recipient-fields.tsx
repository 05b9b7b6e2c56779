import { documentTypes } from "@runko/domain/enumerations/document-types";
import { recipientKinds } from "@runko/domain/mass-mails/mass-mail";
import { organizationRoles } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import type { Control } from "react-hook-form";
import { CheckboxGroupInput } from "../../components/forms/checkbox-group-input.tsx";
import { CheckboxInput } from "../../components/forms/checkbox-input.tsx";
import { Section } from "../../components/layout/section.tsx";
import { useSession } from "../../session/session-context.ts";
import { visibleOrganizationsQuery } from "../administered-organizations.ts";
import { FormGrid } from "../form-grid.tsx";
import { OrganizationPicker } from "../organization-picker.tsx";
import { criteriaOf, type EmailValues } from "./email-values.ts";
import { RecipientCount } from "./recipient-count.tsx";

const words = texts.controlEmails;

const groups = [
  {
    name: "roles",
    label: words.roles,
    help: undefined,
    options: organizationRoles.map((value) => ({ value, label: texts.control.roles[value] })),
  },
  {
    name: "organizationKinds",
    label: words.organizationKinds,
    help: undefined,
    options: recipientKinds.map((value) => ({ value, label: words.kinds[value] })),
  },
  {
    name: "eventTypes",
    label: words.eventTypes,
    help: words.eventTypesHelp,
    options: documentTypes.map((value) => ({ value, label: texts.documents.types[value].one })),
  },
] as const;

/** Criteria that choose among the users. */
function Limits({ control }: { control: Control<EmailValues> }) {
  const { user } = useSession();
  const { data: organizations } = useQuery(visibleOrganizationsQuery(user));
  const nameOf = (id: string) => organizations?.find((one) => one.id === id)?.name ?? "";
  return (
    <>
      {groups.map((group) => (
        <div key={group.name} data-wide>
          <CheckboxGroupInput control={control} {...group} row />
        </div>
      ))}
      <div data-wide>
        <OrganizationPicker
          control={control}
          name="organizationIds"
          label={words.organizations}
          addLabel={words.addOrganization}
          help={words.addOrganizationHelp}
          noneLeft={words.noMoreOrganizations}
          options={organizations}
          nameOf={nameOf}
        />
      </div>
    </>
  );
}

/** Whom a mass e-mail is for, with how many they are. */
export function RecipientFields({ control, values }: { control: Control<EmailValues>; values: EmailValues }) {
  return (
    <Section title={words.recipients}>
      <p style={{ margin: "0 0 12px" }}>{words.recipientsHelp}</p>
      <FormGrid>
        <div data-wide>
          <CheckboxInput control={control} name="everybody" label={words.chooseEverybody} />
        </div>
        {!values.everybody && <Limits control={control} />}
        <div data-wide>
          <RecipientCount criteria={criteriaOf(values)} />
        </div>
      </FormGrid>
    </Section>
  );
}
