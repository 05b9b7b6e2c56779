import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { checkWrittenCommonProduct } from "@runko/domain/products/check-written-product";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AutocompleteInput } from "../../components/forms/autocomplete-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import { Section } from "../../components/layout/section.tsx";
import { EntityForm } from "../entity-form.tsx";
import { FormGrid } from "../form-grid.tsx";
import { changeCommonProduct, createCommonProduct, type CommonProductBody } from "./common-product-queries.ts";
import { allGroupsQuery } from "./group-queries.ts";
import { productsPath } from "./products-url.ts";
import { useFinish } from "./use-finish.ts";
import { useRuledForm } from "../use-ruled-form.ts";

const words = texts.controlProducts;
const list = productsPath({ tab: "CommonProducts" });
const { name, description, productGroupId } = words.fields;
const labels: Record<keyof CommonProductBody, string> = { name, description, productGroupId };
const isField = (field: string): field is keyof CommonProductBody => Object.hasOwn(labels, field);

const tidy = (values: CommonProductBody): CommonProductBody => ({
  name: values.name.trim(),
  description: values.description.trim(),
  productGroupId: values.productGroupId,
});

type CommonFormProps = { product: (CommonProductBody & { id: string }) | undefined };

/** A common product that is being made or changed. */
export function CommonForm({ product }: CommonFormProps) {
  const [before] = useState<CommonProductBody>(
    product ? tidy(product) : { name: "", description: "", productGroupId: "" },
  );
  const { data: groups } = useQuery(allGroupsQuery());
  const { form, values } = useRuledForm(before, (typed) => checkWrittenCommonProduct(tidy(typed)));
  const finish = useFinish(list);
  const changes = changesBetween(tidy(before), tidy(values));
  const shown = (field: string, value: unknown) => {
    const text = field === "productGroupId" ? groups?.find(({ id }) => id === value)?.name : String(value ?? "");
    return text || texts.control.nothing;
  };

  const save = async (typed: CommonProductBody) => {
    const said = changesBetween(tidy(before), tidy(typed)).map(({ field, after }) => [field, after]);
    const body = Object.fromEntries(said) as Partial<CommonProductBody>;
    const saved = product ? await changeCommonProduct(product.id, body) : await createCommonProduct(tidy(typed));
    finish((product ? words.saved : words.created)(saved.name));
  };
  const { control } = form;
  return (
    <EntityForm
      form={form}
      changes={changes.map(({ field, before: old, after }) => ({
        label: isField(field) ? labels[field] : field,
        text: texts.control.change(shown(field, old), shown(field, after)),
      }))}
      isNew={product === undefined}
      save={save}
      fieldOfPath={(path) => (isField(path) ? path : undefined)}
      labelOf={(field) => (isField(field) ? labels[field] : field)}
      cancelTo={list}
      submitLabel={product ? texts.common.saveChanges : words.createCommon}
    >
      <Section title={words.basics}>
        <FormGrid>
          <TextInput control={control} name="name" label={labels.name} required />
          <AutocompleteInput
            control={control}
            name="productGroupId"
            label={labels.productGroupId}
            required
            options={(groups ?? []).map((group) => ({ value: group.id, label: group.name }))}
            loading={groups === undefined}
            noOptionsText={words.list.noGroups}
          />
          <div data-wide>
            <TextInput
              control={control}
              name="description"
              label={labels.description}
              help={words.descriptionHelp}
              rows={3}
            />
          </div>
        </FormGrid>
      </Section>
    </EntityForm>
  );
}
