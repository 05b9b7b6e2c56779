import { connectionKinds } from "@runko/domain/enumerations/connection-kinds";
import { productCategories, type ProductCategory } from "@runko/domain/enumerations/product-categories";
import { texts } from "@runko/domain/texts/texts";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { AutocompleteInput } from "../../components/forms/autocomplete-input.tsx";
import { CheckboxInput } from "../../components/forms/checkbox-input.tsx";
import { controlProps, FieldFrame } from "../../components/forms/field-frame.tsx";
import { MoneyInput } from "../../components/forms/money-input.tsx";
import { OptionSearch } from "../../components/forms/option-search.tsx";
import { SelectInput } from "../../components/forms/select-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import { useField } from "../../components/forms/use-field.ts";
import { Section } from "../../components/layout/section.tsx";
import type { ManagedCommonProduct, ManagedGroup } from "../entities.ts";
import { FormGrid } from "../form-grid.tsx";
import { LimitInputs } from "./limit-inputs.tsx";
import type { ProductValues } from "./product-values.ts";

const words = texts.controlProducts;
const { fields } = words;
const filledFrom = ["name", "description", "productGroupId"] as const;

type CommonProductInputProps = {
  form: UseFormReturn<ProductValues>;
  commonProducts: readonly ManagedCommonProduct[] | undefined;
};

/** The common product of which this one is made; it fills in what is still empty. */
function CommonProductInput({ form, commonProducts }: CommonProductInputProps) {
  const { control, getValues, setValue } = form;
  const props = { control, name: "commonProductId", label: fields.commonProductId, help: words.commonHelp } as const;
  const { id, field, texts: frame } = useField(props);
  const [chosen] = useWatch({ control, name: ["commonProductId"] });
  const choose = (productId: string) => {
    field.onChange(productId);
    const common = commonProducts?.find((one) => one.id === productId);
    for (const name of filledFrom)
      if (common && getValues(name).trim() === "") setValue(name, common[name], { shouldDirty: true });
  };
  return (
    <FieldFrame id={id} {...frame}>
      <OptionSearch
        options={(commonProducts ?? []).map((one) => ({
          value: one.id,
          label: one.name,
          hint: one.productGroup.name,
        }))}
        value={chosen}
        onChange={choose}
        onBlur={field.onBlur}
        inputRef={field.ref}
        control={controlProps(id, frame)}
        invalid={frame.error !== undefined}
        loading={commonProducts === undefined}
        noOptionsText={words.noCommon}
      />
    </FieldFrame>
  );
}

type ProductFieldsProps = CommonProductInputProps & {
  groups: readonly ManagedGroup[] | undefined;
  classes: readonly string[];
  category: ProductCategory | undefined;
};

/** Of which group a product is, and which form that gives it. */
function FormSection({ form: { control }, groups }: Pick<ProductFieldsProps, "form" | "groups">) {
  const [groupId, nniProduct] = useWatch({ control, name: ["productGroupId", "nniProduct"] });
  const category = groups?.find(({ id }) => id === groupId)?.category;
  const ofGroup = category && words.formTypeOfGroupIs(texts.enumerations.productCategory[category]);
  return (
    <Section title={words.form}>
      <FormGrid>
        <AutocompleteInput
          control={control}
          name="productGroupId"
          label={fields.productGroupId}
          required
          options={(groups ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          loading={groups === undefined}
          noOptionsText={words.list.noGroups}
        />
        <SelectInput
          control={control}
          name="formType"
          label={fields.formType}
          help={words.formTypeHelp}
          emptyLabel={ofGroup ?? words.formTypeOfGroup}
          options={productCategories.map((value) => ({
            value,
            label: texts.enumerations.productCategory[value],
          }))}
        />
        <CheckboxInput control={control} name="nniProduct" label={fields.nniProduct} help={words.nniHelp} />
        {nniProduct && (
          <SelectInput
            control={control}
            name="nniType"
            label={fields.nniType}
            required
            options={connectionKinds.map((value) => ({ value, label: texts.enumerations.connectionKind[value] }))}
          />
        )}
      </FormGrid>
    </Section>
  );
}

/** What a product is, by which form it is ordered, and what it costs. */
export function ProductFieldInputs({ form, groups, commonProducts, classes, category }: ProductFieldsProps) {
  const { control } = form;
  return (
    <>
      <Section title={words.basics}>
        <FormGrid>
          <CommonProductInput form={form} commonProducts={commonProducts} />
          <TextInput control={control} name="name" label={fields.name} required />
          <div data-wide>
            <TextInput
              control={control}
              name="description"
              label={fields.description}
              help={words.descriptionHelp}
              rows={3}
            />
          </div>
        </FormGrid>
      </Section>
      <FormSection form={form} groups={groups} />
      <LimitInputs control={control} category={category} />
      <Section title={words.fees}>
        <FormGrid>
          <MoneyInput control={control} name="initialFee" label={fields.initialFee} required />
          <MoneyInput control={control} name="monthlyFee" label={fields.monthlyFee} required />
          {classes.length > 0 && (
            <SelectInput
              control={control}
              name="slaClass"
              label={fields.slaClass}
              help={words.slaClassHelp}
              emptyLabel={words.noSlaClass}
              options={classes.map((name) => ({ value: name, label: name }))}
            />
          )}
        </FormGrid>
      </Section>
    </>
  );
}
