import { styled } from "@mui/material/styles";
import { fieldDefinition, type FieldName } from "@runko/domain/documents/document-fields";
import type { Demand } from "@runko/domain/documents/field-demands";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { fieldLabel } from "@runko/domain/documents/field-label";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import type { Control } from "react-hook-form";
import { AddressInput } from "./address-input.tsx";
import type { DocumentForm } from "./document-form.ts";
import { FieldInput, type FieldChoices } from "./field-input.tsx";
import type { AddressFieldName } from "./form-values.ts";

const Grid = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "14px 16px",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  "& > [data-wide]": { gridColumn: "1 / -1" },
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}));

const wideKinds: ReadonlySet<string> = new Set(["longText", "emails", "options"]);

const isAddress = (name: FieldName): name is AddressFieldName => fieldDefinition(name).kind === "address";

type FieldGridProps = {
  control: Control<DocumentForm>;
  names: readonly FieldName[];
  type: DocumentType;
  asked: ReadonlyMap<FieldName, Demand>;
  choices: FieldChoices;
  /** Copies the A address to this one; offered while there is an A address. */
  onSameAddress?: ((name: AddressFieldName) => void) | undefined;
  /** What stands below an input. */
  notes?: Partial<Record<FieldName, ReactNode>> | undefined;
  onPostalCode?: (name: AddressFieldName, code: string) => void;
};

/** The inputs of one group of fields, two beside each other where there is room. */
export function FieldGrid(props: FieldGridProps) {
  const { control, names, type, asked, choices, onSameAddress, notes = {}, onPostalCode } = props;
  return (
    <Grid>
      {names.map((name) =>
        isAddress(name) ? (
          <AddressInput
            key={name}
            control={control}
            name={name}
            label={fieldLabel(texts.documents, name, type)}
            required={asked.get(name) === "required"}
            onSame={name !== "targetAddress" && onSameAddress ? () => onSameAddress(name) : undefined}
            onPostalCode={onPostalCode && ((code) => onPostalCode(name, code))}
          />
        ) : (
          <div key={name} data-wide={wideKinds.has(fieldDefinition(name).kind) || undefined}>
            <FieldInput
              control={control}
              name={name}
              type={type}
              required={asked.get(name) === "required"}
              choices={choices}
            />
            {notes[name]}
          </div>
        ),
      )}
    </Grid>
  );
}
