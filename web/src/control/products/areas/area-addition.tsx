import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { areaKinds, areaVerdicts } from "@runko/domain/products/product-areas";
import { texts } from "@runko/domain/texts/texts";
import type { UseFormReturn } from "react-hook-form";
import { MoneyInput } from "../../../components/forms/money-input.tsx";
import { MultiChoiceInput } from "../../../components/forms/multi-choice-input.tsx";
import type { Option } from "../../../components/forms/input-props.ts";
import { SelectInput } from "../../../components/forms/select-input.tsx";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { FormGrid } from "../../form-grid.tsx";
import { areasOf, noAddition, type AreaValues } from "./area-values.ts";

const words = texts.productAreas;
const { fields } = words;

const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value): Option => ({ value, label: labels[value] }));

type AreaAdditionProps = {
  form: UseFormReturn<AreaValues>;
  values: AreaValues;
  municipalities: readonly Option[] | undefined;
};

/** Areas of one kind at a time, of which the same is said; what is not added yet is saved with the rest. */
export function AreaAddition({ form, values, municipalities }: AreaAdditionProps) {
  const { control, trigger, setValue } = form;
  const { kind, verdict } = values.add;
  const add = async () => {
    if (!(await trigger(undefined, { shouldFocus: true }))) return;
    setValue("said", areasOf(values), { shouldDirty: true });
    setValue("add", { ...noAddition, kind, verdict }, { shouldDirty: true });
  };
  return (
    <Section title={words.add}>
      <p>{words.what}</p>
      <FormGrid>
        <SelectInput
          control={control}
          name="add.kind"
          label={fields.kind}
          options={optionsOf(areaKinds, words.kinds)}
          emptyLabel={null}
        />
        <SelectInput
          control={control}
          name="add.verdict"
          label={fields.verdict}
          options={optionsOf(areaVerdicts, words.verdicts)}
          emptyLabel={null}
        />
        <div data-wide>
          {kind === "municipality" ? (
            <MultiChoiceInput
              control={control}
              name="add.municipalities"
              label={fields.municipalities}
              options={municipalities ?? []}
              loading={municipalities === undefined}
              placeholder={words.municipalitiesHelp}
            />
          ) : (
            <TextInput
              key={kind}
              control={control}
              name="add.codes"
              label={kind === "postalCode" ? fields.postalCodes : fields.addresses}
              help={kind === "postalCode" ? words.postalCodesHelp : words.addressesHelp}
              rows={3}
            />
          )}
        </div>
        <TextInput control={control} name="add.deliveryDays" label={fields.deliveryDays} inputMode="numeric" />
        <TextInput control={control} name="add.note" label={fields.note} />
        <MoneyInput control={control} name="add.connectFee" label={fields.connectFee} help={words.asProduct} />
        <MoneyInput control={control} name="add.monthlyFee" label={fields.monthlyFee} help={words.asProduct} />
      </FormGrid>
      <Button variant="outlined" startIcon={<Add />} onClick={() => void add()} sx={{ mt: 2 }}>
        {words.addNow}
      </Button>
    </Section>
  );
}
