import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { organizationRoles } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { useWatch, type Control } from "react-hook-form";
import { allows } from "../../../api/allows.ts";
import { AutocompleteInput } from "../../../components/forms/autocomplete-input.tsx";
import { CheckboxGroupInput } from "../../../components/forms/checkbox-group-input.tsx";
import { CheckboxInput } from "../../../components/forms/checkbox-input.tsx";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { useSession } from "../../../session/session-context.ts";
import type { AdministeredOrganization } from "../../entities.ts";
import { FormGrid } from "../../form-grid.tsx";
import { organizationFeatures } from "@runko/domain/organizations/features";
import { typeName } from "../type-name.ts";
import { AdminFields } from "./admin-fields.tsx";
import { typesTakenAtFirst, type NewValues } from "./new-values.ts";

const words = texts.controlOrganizations;
const { fields } = words;

const typeOptions = (types: readonly DocumentType[]) => types.map((type) => ({ value: type, label: typeName(type) }));

type NewFieldsProps = { control: Control<NewValues>; organizations: readonly AdministeredOrganization[] };

/** What a new organization is; its roles are out of its parent's. */
export function NewFields({ control, organizations }: NewFieldsProps) {
  const { user } = useSession();
  const everything = allows(user, "createOrganizations");
  const [parentId, chosen] = useWatch({ control, name: ["parentOrganizationId", "organizationRoles"] });
  const ofParent = organizations.find(({ id }) => id === parentId)?.organizationRoles;
  const offered = organizationRoles.filter((role) => !ofParent || ofParent.includes(role) || chosen.includes(role));
  return (
    <>
      <Section title={words.own}>
        <FormGrid>
          <TextInput control={control} name="name" label={fields.name} required />
          <TextInput control={control} name="businessId" label={fields.businessId} help={words.businessIdHelp} />
          <AutocompleteInput
            control={control}
            name="parentOrganizationId"
            label={fields.parentOrganizationId}
            options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
            required={!everything}
            {...(everything && { help: words.parentHelp })}
          />
          <div data-wide>
            <TextInput control={control} name="contactInfo" label={fields.contactInfo} rows={3} />
          </div>
        </FormGrid>
      </Section>
      <Section title={everything ? words.rolesAndFeatures : fields.organizationRoles}>
        <FormGrid>
          <div data-wide>
            <CheckboxGroupInput
              control={control}
              name="organizationRoles"
              label={fields.organizationRoles}
              options={offered.map((role) => ({ value: role, label: texts.control.roles[role] }))}
              required
              row
              {...(ofParent && { help: words.rolesOfParent })}
            />
          </div>
          {everything &&
            organizationFeatures.map((feature) => (
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
      {(everything || chosen.includes("SUPPLIER")) && (
        <Section title={words.settings.eventTypes}>
          <FormGrid>
            {everything && (
              <div data-wide>
                <CheckboxGroupInput
                  control={control}
                  name="eventTypeRights"
                  label={fields.eventTypeRights}
                  help={words.settings.rightsHelp}
                  options={typeOptions(documentTypes)}
                  row
                />
              </div>
            )}
            {chosen.includes("SUPPLIER") && (
              <div data-wide>
                <CheckboxGroupInput
                  control={control}
                  name="activeEventTypes"
                  label={fields.activeEventTypes}
                  help={words.takenAtFirstHelp}
                  options={typeOptions(typesTakenAtFirst)}
                  row
                />
              </div>
            )}
          </FormGrid>
        </Section>
      )}
      <AdminFields control={control} parentId={parentId} />
    </>
  );
}
