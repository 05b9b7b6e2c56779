import { styled } from "@mui/material/styles";
import type { CustomFieldDefinition } from "@runko/domain/products/custom-fields";
import type { Control } from "react-hook-form";
import { SelectInput } from "../../components/forms/select-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import { customFieldsAt, type DocumentForm } from "./document-form.ts";

const Grid = styled("div")({
  display: "grid",
  gap: "14px 16px",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(260px, 100%), 1fr))",
  alignItems: "start",
});

type CustomFieldGridProps = {
  control: Control<DocumentForm>;
  fields: readonly CustomFieldDefinition[];
  /** Of several products the one whose fields they are. */
  product?: number;
  className?: string;
};

/** The inputs of a product's own fields (D-15); the form's list of them stands in the same order. */
export function CustomFieldGrid({ control, fields, product = 0, className }: CustomFieldGridProps) {
  return (
    <Grid className={className}>
      {fields.map(({ name, kind, required, selections }, index) => {
        const props = { control, name: `${customFieldsAt(product)}.${index}.value` as const, label: name, required };
        return kind === "select" ? (
          <SelectInput
            key={name}
            {...props}
            options={selections.map((selection) => ({ value: selection, label: selection }))}
          />
        ) : (
          <TextInput key={name} {...props} />
        );
      })}
    </Grid>
  );
}
