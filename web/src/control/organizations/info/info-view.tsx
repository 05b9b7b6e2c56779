import { addressKinds } from "@runko/domain/enumerations/address-kinds";
import { texts } from "@runko/domain/texts/texts";
import { formatAddress } from "@runko/domain/values/address";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router";
import { FieldList } from "../../../components/layout/field-list.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { controlPaths } from "../../control-paths.ts";
import type { Organization } from "../../entities.ts";
import { Sections } from "../../form-grid.tsx";
import { roleNames } from "../../role-names.ts";
import { organizationFeatures } from "../features.ts";

const words = texts.controlOrganizations;

function OrganizationLink({ id, name }: { id: string; name: string }) {
  return (
    <Link component={RouterLink} to={controlPaths.organization(id)}>
      {name}
    </Link>
  );
}

/** An organization as text. */
export function InfoView({ organization }: { organization: Organization }) {
  const {
    name,
    businessId,
    parentOrganization,
    admin,
    contactInfo,
    organizationRoles = [],
    children = [],
  } = organization;
  const { addresses = [] } = organization;
  const addressesOf = (kind: (typeof addressKinds)[number]) =>
    addresses.filter((address) => address.kind === kind).map(formatAddress);
  return (
    <Sections>
      <Section title={words.own}>
        <FieldList
          items={[
            { label: words.fields.name, value: name },
            { label: words.fields.businessId, value: businessId, copy: businessId ?? undefined },
            {
              label: words.fields.parentOrganizationId,
              value: parentOrganization ? <OrganizationLink {...parentOrganization} /> : words.noParent,
            },
            { label: words.fields.adminUserId, value: admin?.name },
            { label: words.fields.contactInfo, value: contactInfo, wide: true },
          ]}
        />
      </Section>
      <Section title={words.addresses}>
        <FieldList
          items={addressKinds.map((kind) => ({
            label: texts.enumerations.addressKind[kind],
            value: addressesOf(kind).join("\n"),
          }))}
        />
      </Section>
      <Section title={words.rolesAndFeatures}>
        <FieldList
          items={[
            {
              label: words.fields.organizationRoles,
              value: roleNames(organizationRoles),
              wide: true,
            },
            ...organizationFeatures.map((feature) => ({
              label: words.fields[feature],
              value: organization[feature] ? texts.control.yes : texts.control.no,
            })),
          ]}
        />
      </Section>
      {children.length > 0 && (
        <Section title={words.children}>
          <ul>
            {children.map((child) => (
              <li key={child.id}>
                <OrganizationLink {...child} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Sections>
  );
}
