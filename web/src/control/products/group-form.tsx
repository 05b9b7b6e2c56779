import { productCategories } from "@runko/domain/enumerations/product-categories";
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
import { useKept } from "../use-kept.ts";
import { CategoryChange, isInUse } from "./category-change.tsx";
import {
  changeGroup,
  createGroup,
  fetchGroupReach,
  groupQuery,
  type GroupBody,
  type GroupReach,
} from "./group-queries.ts";
import { productsPath } from "./products-url.ts";
import { useCatalogueForm } from "./use-catalogue-form.ts";

const words = texts.controlProducts;
const list = productsPath({ tab: "ProductGroups" });

type GroupValues = Omit<GroupBody, "category"> & { category: GroupBody["category"] | "" };

const labels: Record<keyof GroupValues, string> = {
  name: words.fields.name,
  category: words.fields.formType,
  multiProduct: words.multiProduct,
};

const valuesOf = (group: ManagedGroup | undefined): GroupValues => ({
  name: group?.name ?? "",
  category: group?.category ?? "",
  multiProduct: group?.multiProduct ?? false,
});

const tidy = (values: GroupValues) => ({ ...values, name: values.name.trim() });

function shown(value: unknown): string {
  if (typeof value === "boolean") return value ? texts.control.yes : texts.control.no;
  const category = productCategories.find((one) => one === value);
  return category ? texts.enumerations.productCategory[category] : String(value ?? "") || texts.control.nothing;
}

/** A product group that is being made or changed. */
export function GroupForm({ group: initial }: { group: ManagedGroup | undefined }) {
  const { given: group, fetchAgain } = useKept(groupQuery(initial?.id ?? ""), initial);
  const frame = useCatalogueForm({
    before: valuesOf(group),
    isNew: group === undefined,
    tidy,
    check: checkWrittenGroup,
    labels,
    shown: (_field, value) => shown(value),
    store: (changed, whole) =>
      group ? changeGroup(group, changed as Partial<GroupBody>) : createGroup(whole as GroupBody),
    fetchAgain: group && (async () => valuesOf(await fetchAgain())),
    listPath: list,
  });
  const { control } = frame.form;
  const [asked, setAsked] = useState<{ typed: GroupValues; reach: GroupReach; answer: (yes: boolean) => void }>();
  const askOrSave = async (typed: GroupValues) => {
    if (group === undefined || typed.category === group.category) return await frame.save(typed);
    const reach = await fetchGroupReach(group.id);
    const wanted = !isInUse(reach) || (await new Promise<boolean>((answer) => setAsked({ typed, reach, answer })));
    setAsked(undefined);
    if (wanted) await frame.save(typed);
  };
  return (
    <EntityForm {...frame} save={askOrSave} submitLabel={group ? texts.common.saveChanges : words.createGroup}>
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
      {group && asked && asked.typed.category !== "" && (
        <CategoryChange
          before={group.category}
          after={asked.typed.category}
          reach={asked.reach}
          onAnswer={asked.answer}
        />
      )}
    </EntityForm>
  );
}
