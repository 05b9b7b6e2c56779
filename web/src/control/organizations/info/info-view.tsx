import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { allows } from "../../../api/allows.ts";
import { FieldList } from "../../../components/layout/field-list.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { Sections } from "../../../components/layout/sections.tsx";
import { controlPaths } from "../../control-paths.ts";
import type { OrganizationTabProps } from "../organization-tab-props.ts";
import { AddressSection } from "./address-section.tsx";
import { RolesAndFeatures } from "./roles-and-features.tsx";

const words = texts.controlOrganizations;

const List = styled("ul")({ margin: 0, paddingInlineStart: 20, "& a": { display: "inline-block", padding: "3px 0" } });

function OrganizationLink({ id, name }: { id: string; name: string }) {
  return (
    <MuiLink component={Link} to={controlPaths.organization(id)}>
      {name}
    </MuiLink>
  );
}

/** An organization as text, with the ways to change it that the reader has. */
export function InfoView({ organization }: OrganizationTabProps) {
  const { id, name, businessId, parentOrganization, admin, contactInfo, children = [] } = organization;
  const edit = (
    <Button component={Link} to={controlPaths.editOrganization(id, "info")} variant="contained">
      {texts.control.edit}
    </Button>
  );
  const addChild = (
    <Button component={Link} to={controlPaths.newOrganization(id)} variant="outlined">
      {words.newChild}
    </Button>
  );
  return (
    <Sections>
      <Section title={words.own} actions={allows(organization, "changeInfo") && edit}>
        <FieldList
          items={[
            { label: words.fields.name, value: name },
            { label: words.fields.businessId, value: businessId, copy: businessId ?? undefined },
            {
              label: words.fields.parentOrganizationId,
              value: parentOrganization ? <OrganizationLink {...parentOrganization} /> : words.noParent,
            },
            { label: words.fields.adminUserId, value: admin?.name ?? words.noAdmin },
            { label: words.fields.contactInfo, value: contactInfo, wide: true },
          ]}
        />
      </Section>
      <AddressSection organization={organization} mayChange={allows(organization, "keepBilling")} />
      <RolesAndFeatures organization={organization} />
      <Section title={words.children} actions={allows(organization, "addSubOrganization") && addChild}>
        {children.length === 0 ? (
          words.noChildren
        ) : (
          <List>
            {children.map((child) => (
              <li key={child.id}>
                <OrganizationLink {...child} />
              </li>
            ))}
          </List>
        )}
      </Section>
    </Sections>
  );
}
