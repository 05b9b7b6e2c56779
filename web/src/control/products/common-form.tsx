import { checkWrittenCommonProduct } from "@runko/domain/products/check-written-product";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { productGroupsQuery } from "../../api/product-groups-query.ts";
import { AutocompleteInput } from "../../components/forms/autocomplete-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import { Section } from "../../components/layout/section.tsx";
import { EntityForm } from "../entity-form.tsx";
import { FormGrid } from "../form-grid.tsx";
import { useKept } from "../use-kept.ts";
import {
  changeCommonProduct,
  commonProductQuery,
  createCommonProduct,
  type CommonProductBody,
} from "./common-product-queries.ts";
import { productsPath } from "./products-url.ts";
import { useCatalogueForm } from "./use-catalogue-form.ts";

const words = texts.controlProducts;
const list = productsPath({ tab: "CommonProducts" });
const { name, description, productGroupId } = words.fields;
const labels: Record<keyof CommonProductBody, string> = { name, description, productGroupId };

const tidy = (values: CommonProductBody): CommonProductBody => ({
  name: values.name.trim(),
  description: values.description.trim(),
  productGroupId: values.productGroupId,
});

type CommonFormProps = { product: (CommonProductBody & { id: string; version: string }) | undefined };

/** A common product that is being made or changed. */
export function CommonForm({ product: initial }: CommonFormProps) {
  const { given: product, fetchAgain } = useKept(commonProductQuery(initial?.id ?? ""), initial);
  const { data: groups } = useQuery(productGroupsQuery);
  const frame = useCatalogueForm({
    before: product ? tidy(product) : { name: "", description: "", productGroupId: "" },
    isNew: product === undefined,
    tidy,
    check: checkWrittenCommonProduct,
    labels,
    shown: (field, value) => {
      const text = field === "productGroupId" ? groups?.find(({ id }) => id === value)?.name : String(value ?? "");
      return text || texts.control.nothing;
    },
    store: (changed, whole) => (product ? changeCommonProduct(product, changed) : createCommonProduct(whole)),
    fetchAgain: product && (async () => tidy(await fetchAgain())),
    listPath: list,
  });
  const { control } = frame.form;
  return (
    <EntityForm {...frame} submitLabel={product ? texts.common.saveChanges : words.createCommon}>
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
