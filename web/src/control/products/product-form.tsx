import { styled } from "@mui/material/styles";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import { texts } from "@runko/domain/texts/texts";
import { isMoney } from "@runko/domain/values/money";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sameValue } from "../../components/forms/same-value.ts";
import { EntityForm } from "../entity-form.tsx";
import type { ManagedProduct } from "../entities.ts";
import { CustomFieldsEditor } from "./custom-fields-editor.tsx";
import { previewedFields } from "./previewed-fields.ts";
import { productChanges } from "./product-changes.ts";
import { ProductFieldInputs } from "./product-fields.tsx";
import { productQuery } from "./product-queries.ts";
import { fieldLabel } from "./product-field-label.ts";
import { fieldOfPath, fieldsOf, inputIssues, valuesOf, type ProductValues } from "./product-values.ts";
import { saveProduct } from "./save-product.ts";
import type { Preview } from "./tab-props.ts";
import { useFinish } from "./use-finish.ts";
import { useProductFormData } from "./use-product-form-data.ts";
import { useRuledForm } from "../use-ruled-form.ts";
import { VisibilityFields } from "./visibility-fields.tsx";

const words = texts.controlProducts;

/** The form, and beside it on a wide screen what a subscriber sees of it. */
const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "16px 24px",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  [theme.breakpoints.up("lg")]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 400px)",
    "& > aside": { position: "sticky", top: 72, maxHeight: "calc(100dvh - 88px)", overflowY: "auto" },
  },
}));

type ProductFormProps = {
  organizationId: string;
  /** Undefined for a new product. */
  product: ManagedProduct | undefined;
  start: ProductValues;
  /** Who sees the product is all that is asked. */
  onlyVisibility?: boolean;
  doneTo: string;
  Preview: Preview;
};

/** The product as it would be saved, as far as its form can be shown. */
const previewOf = (values: ProductValues, category: ProductCategory | undefined) => ({
  name: values.name.trim() || words.preview.unnamed,
  description: values.description.trim(),
  category: category ?? ("SERVICES" as const),
  needsNni: values.nniProduct,
  initialFee: isMoney(values.initialFee) ? values.initialFee : "0.00",
  monthlyFee: isMoney(values.monthlyFee) ? values.monthlyFee : "0.00",
  slaClass: values.slaClass === "" ? null : values.slaClass,
  interfaces: values.interfaces,
  connectors: values.connectors,
  capacities: values.capacities,
  customFields: previewedFields(fieldsOf(values).customFields),
});

/** The product as it is stored, and what saves it step by step; created, it is told as such from then on. */
function useProduct({
  organizationId,
  product: given,
  doneTo,
}: Pick<ProductFormProps, "organizationId" | "product" | "doneTo">) {
  const client = useQueryClient();
  const [product, setProduct] = useState(given);
  // Activated or deactivated beside the form, which holds nothing of that.
  if (given && product && given.version !== product.version && sameValue(valuesOf(given), valuesOf(product)))
    setProduct(given);
  const finish = useFinish(doneTo);
  const fetchAgain = async ({ id }: ManagedProduct): Promise<ProductValues> => {
    const fresh = await client.fetchQuery({ ...productQuery(organizationId, id), staleTime: 0 });
    setProduct(fresh);
    return valuesOf(fresh);
  };
  const save = async (typed: ProductValues) => {
    let created = product;
    const onCreated = (made: ManagedProduct) => {
      created = made;
      setProduct(made);
    };
    try {
      const saved = await saveProduct({ organizationId, product, values: typed, onCreated });
      finish((given ? words.saved : words.created)(saved.name));
    } catch (error) {
      // Some steps may be stored; what is left to do is told as it is now.
      if (created) await fetchAgain(created).catch(() => setProduct(created));
      throw error;
    }
  };
  return { product, fetchAgain, save };
}

/** A supplier's product that is being made or changed, with a preview of the form that it gives. */
export function ProductForm({ organizationId, product: given, start, doneTo, ...props }: ProductFormProps) {
  const { onlyVisibility = false, Preview } = props;
  const { product, fetchAgain, save } = useProduct({ organizationId, product: given, doneTo });
  const data = useProductFormData(organizationId, product);
  const { form, values } = useRuledForm(start, inputIssues);
  const before = product ? valuesOf(product) : start;
  const changesOf = (typed: ProductValues) => productChanges(before, typed, data.nameOf);

  const category = values.formType || data.groups?.find(({ id }) => id === values.productGroupId)?.category;
  const Frame = onlyVisibility ? "div" : Columns;
  return (
    <Frame>
      <EntityForm
        form={form}
        changes={changesOf(values)}
        isNew={product === undefined}
        save={save}
        kept={product && { before, changesOf, fetchAgain: () => fetchAgain(product) }}
        fieldOfPath={fieldOfPath}
        labelOf={fieldLabel}
        cancelTo={doneTo}
        submitLabel={product ? texts.common.saveChanges : words.create}
      >
        {!onlyVisibility && (
          <>
            <ProductFieldInputs
              form={form}
              groups={data.groups}
              commonProducts={data.commonProducts}
              classes={data.classes}
              category={category}
            />
            <CustomFieldsEditor control={form.control} />
          </>
        )}
        <VisibilityFields
          control={form.control}
          subscribers={data.subscribers}
          sellers={data.sellers}
          nameOf={data.nameOf}
        />
      </EntityForm>
      {!onlyVisibility && (
        <aside>
          <Preview product={previewOf(values, category)} />
        </aside>
      )}
    </Frame>
  );
}
