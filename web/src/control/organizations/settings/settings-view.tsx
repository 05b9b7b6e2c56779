import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { effectiveLimit, type OwnLimit } from "@runko/domain/organizations/own-limits";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { FieldList } from "../../../components/layout/field-list.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { Sections } from "../../../components/layout/sections.tsx";
import { yesOrNo } from "../../change-text.ts";
import { controlPaths } from "../../control-paths.ts";
import type { Organization } from "../../entities.ts";
import { setupQuery, type SettingBounds } from "../organization-queries.ts";
import { typeName } from "../type-name.ts";
import { ReadersSection } from "../visibility/readers-section.tsx";

const { fields, settings: words } = texts.controlOrganizations;

const namesOf = (types: readonly DocumentType[]): string => types.map(typeName).join(", ") || words.none;

/** Faults are not taken in while nobody handles them (D-9d). */
const takenOf = (types: readonly DocumentType[], withoutHandler: boolean): string =>
  types
    .map((type) => (type === "Fault" && withoutHandler ? words.withoutHandler(typeName(type)) : typeName(type)))
    .join(", ") || words.none;

const Note = styled("p")(({ theme }) => ({ margin: "0 0 12px", color: theme.colors.textSecondary }));

type SettingsViewProps = { organization: Organization; bounds: SettingBounds; mayChange: boolean };

/** The settings as text. */
export function SettingsView({ organization, bounds, mayChange }: SettingsViewProps) {
  const ownOrPortal = (limit: OwnLimit, unit: (amount: number) => string) => {
    const text = unit(effectiveLimit(organization[limit], bounds[limit]));
    return organization[limit] === null ? words.ofPortal(text) : text;
  };
  const { id, eventTypeRights, activeEventTypes, minimumNormalDeliveryDays, deliveryCheckDays, answerDays } =
    organization;
  const { secondFactorRequired } = organization;
  const { data: steps = [] } = useQuery({ ...setupQuery(id), enabled: mayChange });
  const withoutHandler = steps.some(({ code, done }) => code === "faultHandler" && !done);
  const edit = (
    <Button component={Link} to={controlPaths.editOrganization(id, "settings")} variant="contained">
      {texts.control.edit}
    </Button>
  );
  return (
    <Sections>
      <Section title={words.eventTypes} actions={mayChange && edit}>
        <Note>{words.whoChanges}</Note>
        <FieldList
          items={[
            { label: fields.eventTypeRights, value: namesOf(eventTypeRights), wide: true },
            { label: fields.activeEventTypes, value: takenOf(activeEventTypes, withoutHandler), wide: true },
          ]}
        />
      </Section>
      <Section title={words.limits}>
        <FieldList
          items={[
            { label: fields.minimumNormalDeliveryDays, value: words.workingDays(minimumNormalDeliveryDays) },
            { label: fields.deliveryCheckDays, value: words.days(deliveryCheckDays) },
            { label: fields.answerDays, value: words.days(answerDays) },
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
      <Section title={words.login}>
        <FieldList
          items={[
            {
              label: fields.secondFactorRequired,
              value: bounds.secondFactorRequired ? words.secondFactorOfPortal : yesOrNo(secondFactorRequired),
            },
          ]}
        />
      </Section>
      {mayChange && organization.parentOrganizationId !== null && <ReadersSection organizationId={id} />}
    </Sections>
  );
}
