import { documentTypes } from "@runko/domain/enumerations/document-types";
import { widenedEventTypes } from "@runko/domain/organizations/event-type-rights";
import type { OwnLimitBounds } from "@runko/domain/organizations/own-limits";
import { texts } from "@runko/domain/texts/texts";
import { allows } from "../../../api/allows.ts";
import { CheckboxGroupInput } from "../../../components/forms/checkbox-group-input.tsx";
import { CheckboxInput } from "../../../components/forms/checkbox-input.tsx";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { controlPaths } from "../../control-paths.ts";
import { EditForm } from "../../edit-form.tsx";
import { useKept } from "../../use-kept.ts";
import type { Organization } from "../../entities.ts";
import { FormGrid } from "../../form-grid.tsx";
import { changeOrganization, organizationQuery } from "../organization-queries.ts";
import { typeName } from "../type-name.ts";
import { useOrganizationSaved } from "../use-organization-saved.ts";
import {
  checkSettings,
  settingsChanges,
  settingsFieldOf,
  settingsPatchOf,
  settingsValuesOf,
} from "./settings-values.ts";

const { fields, settings: words } = texts.controlOrganizations;
const typeOptions = documentTypes.map((type) => ({ value: type, label: typeName(type) }));

/** Which documents an organization makes and takes in, its limits of days (D-16), and its own locks and retention. */
export function SettingsForm({ organization, bounds }: { organization: Organization; bounds: OwnLimitBounds }) {
  const onSaved = useOrganizationSaved();
  const { given, fetchAgain } = useKept(organizationQuery(organization.id), organization);
  const widens = allows(given, "widenEventTypes");
  const before = settingsValuesOf(given);
  const rightOptions = typeOptions.map((option) => ({
    ...option,
    disabled: !widens && widenedEventTypes(given.eventTypeRights, [option.value]).length > 0,
  }));
  return (
    <EditForm
      before={before}
      check={(values) => checkSettings(values, bounds)}
      changesOf={(values) => settingsChanges(before, values)}
      save={(values) => changeOrganization(given, settingsPatchOf(before, values))}
      fetchAgain={async () => settingsValuesOf(await fetchAgain())}
      onSaved={(saved) => onSaved(saved, "settings")}
      nameOf={settingsFieldOf}
      labelOf={(name) => fields[settingsFieldOf(name) ?? "activeEventTypes"]}
      cancelTo={controlPaths.organization(organization.id, "settings")}
    >
      {(control) => (
        <>
          <Section title={words.eventTypes}>
            <FormGrid>
              <div data-wide>
                <CheckboxGroupInput
                  control={control}
                  name="eventTypeRights"
                  label={fields.eventTypeRights}
                  help={widens ? words.rightsHelp : words.rightsHelpOfOwn}
                  options={rightOptions}
                  row
                />
              </div>
              <div data-wide>
                <CheckboxGroupInput
                  control={control}
                  name="activeEventTypes"
                  label={fields.activeEventTypes}
                  help={words.activeHelp}
                  options={typeOptions}
                  row
                />
              </div>
            </FormGrid>
          </Section>
          <Section title={words.limits}>
            <FormGrid>
              <TextInput
                control={control}
                name="minimumNormalDeliveryDays"
                label={fields.minimumNormalDeliveryDays}
                help={words.minimumHelp}
                inputMode="numeric"
                required
              />
              <TextInput
                control={control}
                name="deliveryCheckDays"
                label={fields.deliveryCheckDays}
                help={words.deliveryCheckHelp}
                inputMode="numeric"
                required
              />
              <TextInput
                control={control}
                name="answerDays"
                label={fields.answerDays}
                help={words.answerHelp}
                inputMode="numeric"
                required
              />
            </FormGrid>
          </Section>
          <Section title={words.ownLimits}>
            <FormGrid>
              <TextInput
                control={control}
                name="editLockMinutes"
                label={fields.editLockMinutes}
                help={words.lockHelp(bounds.editLockMinutes.min, bounds.editLockMinutes.max)}
                inputMode="numeric"
              />
              <TextInput
                control={control}
                name="retentionDays"
                label={fields.retentionDays}
                help={words.retentionHelp(bounds.retentionDays.min, bounds.retentionDays.max)}
                inputMode="numeric"
              />
            </FormGrid>
          </Section>
          <Section title={words.login}>
            <CheckboxInput
              control={control}
              name="secondFactorRequired"
              label={fields.secondFactorRequired}
              help={words.secondFactorHelp}
            />
          </Section>
        </>
      )}
    </EditForm>
  );
}
