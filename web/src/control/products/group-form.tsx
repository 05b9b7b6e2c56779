import { productCategories } from "@runko/domain/enumerations/product-categories";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { checkWrittenGroup } from "@runko/domain/products/check-written-product";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { CheckboxInput } from "../../components/forms/checkbox-input.tsx";
import { SelectInput } from "../../components/forms/select-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import { Section } from "../../components/layout/section.tsx";
import { EntityForm } from "../entity-form.tsx";
import type { ManagedGroup } from "../entities.ts";
import { FormGrid } from "../form-grid.tsx";
import { changeGroup, createGroup, type GroupBody } from "./group-queries.ts";
import { productsPath } from "./products-url.ts";
import { useFinish } from "./use-finish.ts";
import { useRuledForm } from "../use-ruled-form.ts";

const words = texts.controlProducts;
const list = productsPath({ tab: "ProductGroups" });

type GroupValues = Omit<GroupBody, "category"> & { category: GroupBody["category"] | "" };

const labels: Record<keyof GroupValues, string> = {
  name: words.fields.name,
  category: words.fields.formType,
  multiProduct: words.multiProduct,
};
const isField = (name: string): name is keyof GroupValues => Object.hasOwn(labels, name);

const tidy = (values: GroupValues) => ({ ...values, name: values.name.trim() });

function shown(value: unknown): string {
  if (typeof value === "boolean") return value ? texts.control.yes : texts.control.no;
  const category = productCategories.find((one) => one === value);
  return category ? texts.enumerations.productCategory[category] : String(value ?? "") || texts.control.nothing;
}

/** A product group that is being made or changed. */
export function GroupForm({ group }: { group: ManagedGroup | undefined }) {
  const [before] = useState<GroupValues>({
    name: group?.name ?? "",
    category: group?.category ?? "",
    multiProduct: group?.multiProduct ?? false,
  });
  const { form, values } = useRuledForm(before, (typed) => checkWrittenGroup(tidy(typed)));
  const finish = useFinish(list);
  const changes = changesBetween(tidy(before), tidy(values));

  const save = async (typed: GroupValues) => {
    const said = changesBetween(tidy(before), tidy(typed)).map(({ field, after }) => [field, after]);
    const body = Object.fromEntries(said) as Partial<GroupBody>;
    const saved = group ? await changeGroup(group.id, body) : await createGroup(tidy(typed) as GroupBody);
    finish((group ? words.saved : words.created)(saved.name));
  };
  const { control } = form;
  return (
    <EntityForm
      form={form}
      changes={changes.map(({ field, before: old, after }) => ({
        label: isField(field) ? labels[field] : field,
        text: texts.control.change(shown(old), shown(after)),
      }))}
      isNew={group === undefined}
      save={save}
      fieldOfPath={(path) => (isField(path) ? path : undefined)}
      labelOf={(name) => (isField(name) ? labels[name] : name)}
      cancelTo={list}
      submitLabel={group ? texts.common.saveChanges : words.createGroup}
    >
      <Section title={words.basics}>
        <FormGrid>
          <TextInput control={control} name="name" label={labels.name} required />
          <SelectInput
            control={control}
            name="category"
            label={labels.category}
            help={words.groupCategoryHelp}
            required
            options={productCategories.map((category) => ({
              value: category,
              label: texts.enumerations.productCategory[category],
            }))}
          />
          <CheckboxInput
            control={control}
            name="multiProduct"
            label={labels.multiProduct}
            help={words.multiProductHelp}
          />
        </FormGrid>
      </Section>
    </EntityForm>
  );
}
