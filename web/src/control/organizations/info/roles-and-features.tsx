import { texts } from "@runko/domain/texts/texts";
import { FieldList } from "../../../components/layout/field-list.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { yesOrNo } from "../../change-text.ts";
import type { Organization } from "../../entities.ts";
import { roleNames } from "../../role-names.ts";
import { organizationFeatures } from "@runko/domain/organizations/features";

const words = texts.controlOrganizations;

/** What an organization may do, as text. */
export function RolesAndFeatures({ organization }: { organization: Organization }) {
  const roles = roleNames(organization.organizationRoles ?? []);
  return (
    <Section title={words.rolesAndFeatures}>
      <FieldList
        items={[
          { label: words.fields.organizationRoles, value: roles, wide: true },
          ...organizationFeatures.map((feature) => ({
            label: words.fields[feature],
            value: yesOrNo(organization[feature]),
          })),
        ]}
      />
    </Section>
  );
}
