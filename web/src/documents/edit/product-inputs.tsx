import { styled } from "@mui/material/styles";
import { customFieldsOf } from "@runko/domain/products/custom-fields";
import { texts } from "@runko/domain/texts/texts";
import type { UseFormReturn } from "react-hook-form";
import type { Product, WholeDocument } from "../api/entities.ts";
import { CustomFieldGrid } from "../fields/custom-field-grid.tsx";
import type { DocumentForm } from "../fields/document-form.ts";
import { ProductChoice } from "../fields/product-choice.tsx";
import type { KnownProduct } from "./check-edit.ts";

const Stack = styled("div")({ display: "flex", flexDirection: "column", gap: 14, marginTop: 14 });
const Name = styled("h3")({ margin: 0, fontSize: "0.875rem", fontWeight: 550 });

type ProductInputsProps = {
  form: UseFormReturn<DocumentForm>;
  document: WholeDocument;
  /** What may be added or taken away; empty where the products stay. */
  choice: readonly Product[];
  /** The chosen products, with the fields of their own. */
  products: readonly KnownProduct[];
};

/** Which products an open document holds, where it may hold several, and what each of them asks. */
export function ProductInputs({ form, document, choice, products }: ProductInputsProps) {
  const nameOf = (id: string) =>
    choice.find((product) => product.id === id)?.name ??
    document.eventProducts.find(({ productId }) => productId === id)?.productName;
  return (
    <Stack>
      {choice.length > 0 && <ProductChoice form={form} label={texts.documents.products} products={choice} />}
      {products.map(({ id, customFields }, index) => {
        const own = customFieldsOf(customFields, document.documentType);
        if (own.length === 0) return null;
        return (
          <div key={id}>
            {products.length > 1 && <Name>{nameOf(id)}</Name>}
            <CustomFieldGrid control={form.control} fields={own} product={index} />
          </div>
        );
      })}
    </Stack>
  );
}
