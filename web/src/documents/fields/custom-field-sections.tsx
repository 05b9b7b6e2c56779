import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { customFieldsOf } from "@runko/domain/products/custom-fields";
import { texts } from "@runko/domain/texts/texts";
import type { Control } from "react-hook-form";
import { Section } from "../../components/layout/section.tsx";
import type { Product } from "../api/entities.ts";
import { CustomFieldGrid } from "./custom-field-grid.tsx";
import type { DocumentForm } from "./document-form.ts";

const words = texts.documentForm;

type CustomFieldSectionsProps = {
  control: Control<DocumentForm>;
  type: DocumentType;
  products: readonly Pick<Product, "id" | "name" | "customFields">[];
};

/** The own fields of each chosen product that has some for this type. */
export function CustomFieldSections({ control, type, products }: CustomFieldSectionsProps) {
  return products.map(({ id, name, customFields }, nth) => {
    const custom = customFieldsOf(customFields, type);
    if (custom.length === 0) return null;
    return (
      <Section key={id} title={products.length > 1 ? words.nthProduct(name) : words.customFields}>
        <CustomFieldGrid control={control} fields={custom} product={nth} />
      </Section>
    );
  });
}
