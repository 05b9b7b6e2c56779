import { styled } from "@mui/material/styles";
import { mayChangeField } from "@runko/domain/organizations/organization-fields";
import { organizationRoles } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import type { Control } from "react-hook-form";
import { AutocompleteInput } from "../../../components/forms/autocomplete-input.tsx";
import { CheckboxGroupInput } from "../../../components/forms/checkbox-group-input.tsx";
import { CheckboxInput } from "../../../components/forms/checkbox-input.tsx";
import type { Option } from "../../../components/forms/input-props.ts";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { FieldList } from "../../../components/layout/field-list.tsx";
import { Section } from "../../../components/layout/section.tsx";
import type { Organization } from "../../entities.ts";
import { FormGrid } from "../../form-grid.tsx";
import { organizationFeatures } from "@runko/domain/organizations/features";
import type { InfoValues } from "./info-values.ts";
import { RolesAndFeatures } from "./roles-and-features.tsx";

const words = texts.controlOrganizations;
const { fields } = words;
const roleOptions = organizationRoles.map((role) => ({ value: role, label: texts.control.roles[role] }));

const Note = styled("p")(({ theme }) => ({ margin: "8px 0 0", color: theme.colors.textSecondary }));

type InfoFieldsProps = {
  control: Control<InfoValues>;
  organization: Organization;
  options: { admins: readonly Option[]; parents: readonly Option[] };
};

/** The fields of an organization that the reader may change; roles and features as text to those who may not. */
export function InfoFields({ control, organization, options }: InfoFieldsProps) {
  const { allowedActions = [] } = organization;
  const may = (field: Parameters<typeof mayChangeField>[1]) => mayChangeField(allowedActions, field);
  return (
    <>
      <Section title={words.own}>
        <FormGrid>
          {may("name") ? (
            <>
              <TextInput control={control} name="name" label={fields.name} required />
              <TextInput control={control} name="businessId" label={fields.businessId} help={words.businessIdHelp} />
            </>
          ) : (
            <div data-wide>
              <FieldList
                items={[
                  { label: fields.name, value: organization.name },
                  { label: fields.businessId, value: organization.businessId },
                ]}
              />
              <Note>{words.identityHelp}</Note>
            </div>
          )}
          <AutocompleteInput
            control={control}
            name="adminUserId"
            label={fields.adminUserId}
            help={words.adminHelp}
            options={options.admins}
            noOptionsText={words.noAdmins}
          />
          {may("parentOrganizationId") && (
            <AutocompleteInput
              control={control}
              name="parentOrganizationId"
              label={fields.parentOrganizationId}
              help={words.parentHelp}
              options={options.parents}
            />
          )}
          <div data-wide>
            <TextInput control={control} name="contactInfo" label={fields.contactInfo} rows={3} />
          </div>
        </FormGrid>
      </Section>
      {may("organizationRoles") ? (
        <Section title={words.rolesAndFeatures}>
          <FormGrid>
            <div data-wide>
              <CheckboxGroupInput
                control={control}
                name="organizationRoles"
                label={fields.organizationRoles}
                options={roleOptions}
                required
                row
              />
            </div>
            {organizationFeatures.map((feature) => (
              <CheckboxInput
                key={feature}
                control={control}
                name={feature}
                label={fields[feature]}
                help={words.featureHelp[feature]}
              />
            ))}
          </FormGrid>
        </Section>
      ) : (
        <RolesAndFeatures organization={organization} />
      )}
    </>
  );
}
