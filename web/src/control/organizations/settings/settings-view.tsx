import Button from "@mui/material/Button";
import type { DocumentType } from "@runko/domain/documents/document-types";
import { effectiveLimit, type OwnLimit, type OwnLimitBounds } from "@runko/domain/organizations/own-limits";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { FieldList } from "../../../components/layout/field-list.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { controlPaths } from "../../control-paths.ts";
import type { Organization } from "../../entities.ts";
import { Sections } from "../../form-grid.tsx";
import { typeName } from "../type-name.ts";

const { fields, settings: words } = texts.controlOrganizations;

const namesOf = (types: readonly DocumentType[]): string => types.map(typeName).join(", ") || words.none;

type SettingsViewProps = { organization: Organization; bounds: OwnLimitBounds; mayChange: boolean };

/** The settings as text. */
export function SettingsView({ organization, bounds, mayChange }: SettingsViewProps) {
  const ownOrPortal = (limit: OwnLimit, unit: (amount: number) => string) => {
    const text = unit(effectiveLimit(organization[limit], bounds[limit]));
    return organization[limit] === null ? words.ofPortal(text) : text;
  };
  const { id, eventTypeRights, activeEventTypes, minimumNormalDeliveryDays, deliveryCheckDays } = organization;
  const edit = (
    <Button component={Link} to={controlPaths.editOrganization(id, "settings")} variant="contained">
      {texts.control.edit}
    </Button>
  );
  return (
    <Sections>
      <Section title={words.eventTypes} actions={mayChange && edit}>
        <FieldList
          items={[
            { label: fields.eventTypeRights, value: namesOf(eventTypeRights), wide: true },
            { label: fields.activeEventTypes, value: namesOf(activeEventTypes), wide: true },
          ]}
        />
      </Section>
      <Section title={words.limits}>
        <FieldList
          items={[
            { label: fields.minimumNormalDeliveryDays, value: words.workingDays(minimumNormalDeliveryDays) },
            { label: fields.deliveryCheckDays, value: words.days(deliveryCheckDays) },
          ]}
        />
      </Section>
      <Section title={words.ownLimits}>
        <FieldList
          items={[
            { label: fields.editLockMinutes, value: ownOrPortal("editLockMinutes", words.minutes) },
            { label: fields.retentionDays, value: ownOrPortal("retentionDays", words.days) },
          ]}
        />
      </Section>
    </Sections>
  );
}
