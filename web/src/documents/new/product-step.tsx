import { styled } from "@mui/material/styles";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Demand } from "@runko/domain/documents/field-demands";
import { texts } from "@runko/domain/texts/texts";
import type { UseFormReturn } from "react-hook-form";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { AutocompleteInput } from "../../components/forms/autocomplete-input.tsx";
import { Section } from "../../components/layout/section.tsx";
import type { DocumentForm } from "../fields/document-form.ts";
import { FieldInput, type FieldChoices } from "../fields/field-input.tsx";
import { ProductChoice } from "../fields/product-choice.tsx";
import { groupOptions, supplierOptions } from "../fields/product-options.ts";
import type { FormData } from "./use-form-data.ts";

const words = texts.documentForm;

const Stack = styled("div")({ display: "flex", flexDirection: "column", gap: 16 });
const Pair = styled("div")({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(260px, 100%), 1fr))",
});

const nniDirections = [
  { name: "nniFromId", of: "from" },
  { name: "nniToId", of: "to" },
] as const;

type ProductStepProps = {
  form: UseFormReturn<DocumentForm>;
  type: DocumentType;
  data: FormData;
  /** Group and supplier follow from the source, or from who writes. */
  fixedGroup: boolean;
  fixedSupplier: boolean;
  asked: ReadonlyMap<FieldName, Demand>;
  choices: FieldChoices;
  /** The first day of a normal delivery from the chosen supplier, YYYY-MM-DD. */
  earliestNormal: string | undefined;
};

function SupplierNotice({ data, earliestNormal }: Pick<ProductStepProps, "data" | "earliestNormal">) {
  const { supplier } = data;
  if (!supplier) return null;
  const { info = "", customerNumber = "" } = data.supplierInfo.data ?? {};
  const lines = [
    info,
    customerNumber && words.customerNumber(customerNumber),
    earliestNormal && words.earliestNormal(texts.formats.date(earliestNormal)),
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <Notice severity="info" title={words.supplierInfo(supplier.name)}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Notice>
  );
}

function Products({ form, data }: Pick<ProductStepProps, "form" | "data">) {
  const { products, supplier } = data;
  if (!supplier) return null;
  if (products.isError) return <ErrorState error={products.error} onRetry={() => void products.refetch()} />;
  if (!products.data) return <SkeletonBlock lines={4} />;
  if (products.data.length === 0) return <Notice severity="warning">{words.noProducts}</Notice>;
  return <ProductChoice form={form} label={words.productsOf(supplier.name)} products={products.data} />;
}

/** The first step: product group, supplier, product, and the NNIs where the product needs them (D-12). */
export function ProductStep(props: ProductStepProps) {
  const { form, type, data, fixedGroup, fixedSupplier, asked, choices, earliestNormal } = props;
  const { control } = form;
  const { groups, suppliers, group } = data;
  if (groups.isError) return <ErrorState error={groups.error} onRetry={() => void groups.refetch()} />;
  const nniFields = nniDirections
    .filter(({ name, of }) => asked.get(name) === "required" || (asked.has(name) && choices.nnis[of].length > 0))
    .map(({ name }) => name);
  return (
    <Section title={words.steps.product}>
      <Stack>
        <Pair>
          <AutocompleteInput
            control={control}
            name="productGroupId"
            label={words.productGroup}
            required
            options={groupOptions(groups.data ?? [])}
            loading={groups.isPending}
            disabled={fixedGroup}
          />
          <AutocompleteInput
            control={control}
            name="supplierId"
            label={words.supplier}
            required
            options={supplierOptions(suppliers.data ?? [])}
            loading={group !== undefined && suppliers.isPending}
            disabled={fixedSupplier}
            noOptionsText={group ? words.noSuppliers : words.chooseGroupFirst}
          />
        </Pair>
        {suppliers.isError && <ErrorState error={suppliers.error} onRetry={() => void suppliers.refetch()} />}
        {group && suppliers.data?.every(({ refusal }) => refusal !== null) && (
          <Notice severity="warning">{words.noSuppliers}</Notice>
        )}
        <SupplierNotice data={data} earliestNormal={earliestNormal} />
        <Products form={form} data={data} />
        {nniFields.length > 0 && (
          <Pair>
            {nniFields.map((name) => (
              <FieldInput
                key={name}
                control={control}
                name={name}
                type={type}
                required={asked.get(name) === "required"}
                choices={choices}
              />
            ))}
          </Pair>
        )}
      </Stack>
    </Section>
  );
}
