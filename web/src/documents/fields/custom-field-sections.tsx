import { styled } from "@mui/material/styles";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { customFieldsOf } from "@runko/domain/products/custom-fields";
import { texts } from "@runko/domain/texts/texts";
import { useId } from "react";
import type { Control } from "react-hook-form";
import type { Product } from "../api/entities.ts";
import { CustomFieldGrid } from "./custom-field-grid.tsx";
import type { DocumentForm } from "./document-form.ts";

const words = texts.documentForm;

type CustomFieldSectionsProps = {
  control: Control<DocumentForm>;
  type: DocumentType;
  products: readonly Pick<Product, "id" | "name" | "customFields">[];
};

const Part = styled("div")({ paddingTop: 20 });
const Title = styled("div")({ fontSize: "0.875rem", fontWeight: 650, paddingBottom: 10 });

/** The own fields of each chosen product that has some for this type, with what else is asked of the connection. */
export function CustomFieldSections({ control, type, products }: CustomFieldSectionsProps) {
  const base = useId();
  return products.map(({ id, name, customFields }, nth) => {
    const custom = customFieldsOf(customFields, type);
    if (custom.length === 0) return null;
    return (
      <Part key={id} role="group" aria-labelledby={`${base}${id}`}>
        <Title id={`${base}${id}`}>{products.length > 1 ? words.nthProduct(name) : words.customFields}</Title>
        <CustomFieldGrid control={control} fields={custom} product={nth} />
      </Part>
    );
  });
}
