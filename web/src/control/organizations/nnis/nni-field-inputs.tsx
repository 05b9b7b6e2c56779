import { texts } from "@runko/domain/texts/texts";
import type { Control } from "react-hook-form";
import { CheckboxGroupInput } from "../../../components/forms/checkbox-group-input.tsx";
import { CheckboxInput } from "../../../components/forms/checkbox-input.tsx";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { FormGrid } from "../../form-grid.tsx";
import type { NamedOrganization } from "./nni-entities.ts";
import type { NniValues } from "./nni-values.ts";

const { fields, activeHelp, productGroupsHelp } = texts.controlNnis;

type NniFieldInputsProps = {
  control: Control<NniValues>;
  title: string;
  isNew: boolean;
  groups: readonly NamedOrganization[];
};

/** Identifier, description, whether it is offered, and for which product groups. */
export function NniFieldInputs({ control, title, isNew, groups }: NniFieldInputsProps) {
  return (
    <Section title={title}>
      <FormGrid>
        <TextInput control={control} name="identifier" label={fields.identifier} required />
        <TextInput control={control} name="description" label={fields.description} />
        {!isNew && <CheckboxInput control={control} name="active" label={fields.active} help={activeHelp} />}
        <div data-wide>
          <CheckboxGroupInput
            control={control}
            name="productGroupIds"
            label={fields.productGroupIds}
            help={productGroupsHelp}
            options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      </FormGrid>
    </Section>
  );
}
