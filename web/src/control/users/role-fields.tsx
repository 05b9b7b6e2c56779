import { styled } from "@mui/material/styles";
import { rolesToGive } from "@runko/domain/organizations/allowed";
import { organizationRoles } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { useController, useWatch, type Control } from "react-hook-form";
import { Notice } from "../../components/feedback/notice.tsx";
import { CheckboxGroupInput } from "../../components/forms/checkbox-group-input.tsx";
import { controlProps, fieldId, FieldFrame } from "../../components/forms/field-frame.tsx";
import { OptionSearch } from "../../components/forms/option-search.tsx";
import { Section } from "../../components/layout/section.tsx";
import type { AdministeredOrganization } from "../entities.ts";
import type { UserValues } from "./user-values.ts";

const words = texts.controlUsers;

const Stack = styled("div")({ display: "flex", flexDirection: "column", gap: 16 });

type RoleFieldsProps = {
  control: Control<UserValues>;
  organizations: readonly AdministeredOrganization[];
  nameOf: (organizationId: string) => string;
  mayChange: boolean;
};

/** The user's roles in each organization: of those that it has, the caller gives and takes those of its own side (D-45). */
export function RoleFields({ control, organizations, nameOf, mayChange }: RoleFieldsProps) {
  const { field, fieldState } = useController({ control, name: "organizations" });
  const chosen = useWatch({ control, name: "organizations" });
  const id = fieldId("organizations");
  const message = fieldState.error?.message ?? fieldState.error?.root?.message;
  const label = { label: words.addOrganization, help: words.addOrganizationHelp, error: message };
  const others = organizations.filter((one) => !chosen.some(({ organizationId }) => organizationId === one.id));
  const add = (organizationId: string) => {
    if (organizationId !== "") field.onChange([...chosen, { organizationId, roles: [] }]);
  };
  return (
    <Section title={words.roles}>
      <Stack>
        {chosen.map(({ organizationId, roles }, index) => {
          const organization = organizations.find((one) => one.id === organizationId);
          const given = mayChange ? rolesToGive(organization?.allowedActions ?? []) : [];
          const granted = organization?.organizationRoles ?? [];
          return (
            <CheckboxGroupInput
              key={organizationId}
              control={control}
              name={`organizations.${index}.roles`}
              label={nameOf(organizationId)}
              options={organizationRoles
                .filter((role) => (granted.includes(role) && given.includes(role)) || roles.includes(role))
                .map((role) => ({ value: role, label: texts.control.roles[role], disabled: !given.includes(role) }))}
              row
            />
          );
        })}
        {!mayChange && <Notice severity="info">{words.ownRoles}</Notice>}
        {((mayChange && others.length > 0) || message !== undefined) && (
          <FieldFrame id={id} {...label}>
            <OptionSearch
              key={chosen.length}
              options={others.map((one) => ({ value: one.id, label: one.name }))}
              value=""
              onChange={add}
              control={controlProps(id, label)}
              inputRef={field.ref}
              invalid={message !== undefined}
              noOptionsText={words.noMoreOrganizations}
            />
          </FieldFrame>
        )}
      </Stack>
    </Section>
  );
}
