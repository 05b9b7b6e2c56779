import Typography from "@mui/material/Typography";
import { categoryFields } from "@runko/domain/documents/category-fields";
import { connectors } from "@runko/domain/enumerations/connectors";
import { interfaceTypes } from "@runko/domain/enumerations/interface-types";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import { textMaxLength } from "@runko/domain/values/text";
import type { Control } from "react-hook-form";
import { CheckboxGroupInput } from "../../components/forms/checkbox-group-input.tsx";
import { ListInput } from "../../components/forms/list-input.tsx";
import { Section } from "../../components/layout/section.tsx";
import type { ProductValues } from "./product-values.ts";

const words = texts.controlProducts;
const enumerations = texts.enumerations;

const tooLong = (text: string) =>
  text.length > textMaxLength
    ? issueMessage(texts.issues, { code: "TOO_LONG", params: { max: textMaxLength } })
    : undefined;

type LimitInputsProps = { control: Control<ProductValues>; category: ProductCategory | undefined };

/** What a subscriber may choose of the connection, of what the form of the category asks. */
export function LimitInputs({ control, category }: LimitInputsProps) {
  const asked = category ? categoryFields[category].required : [];
  const ofPort = asked.includes("interface");
  if (!ofPort && !asked.includes("capacity")) return null;
  return (
    <Section title={words.limits}>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {words.limitsHelp}
      </Typography>
      {ofPort && (
        <>
          <CheckboxGroupInput
            control={control}
            name="interfaces"
            label={words.fields.interfaces}
            options={interfaceTypes.map((value) => ({ value, label: enumerations.interfaceType[value] }))}
            row
          />
          <CheckboxGroupInput
            control={control}
            name="connectors"
            label={words.fields.connectors}
            options={connectors.map((value) => ({ value, label: enumerations.connector[value] }))}
            row
          />
        </>
      )}
      <ListInput
        control={control}
        name="capacities"
        label={words.fields.capacities}
        help={words.capacitiesHelp}
        check={tooLong}
      />
    </Section>
  );
}
