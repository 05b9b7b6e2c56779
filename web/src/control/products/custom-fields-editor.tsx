import Add from "@mui/icons-material/Add";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { productLimits } from "@runko/domain/products/product-limits";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useRef, useState } from "react";
import { useFieldArray, type Control } from "react-hook-form";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { fieldId } from "../../components/forms/field-frame.tsx";
import { Section } from "../../components/layout/section.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { CustomFieldItem } from "./custom-field-item.tsx";
import { newCustomField, type ProductValues } from "./product-values.ts";

const words = texts.controlProducts.customFields;

const List = styled("ol")({
  listStyle: "none",
  margin: "12px 0",
  padding: 0,
  display: "flex",
  flexDirection: "column",
  gap: 10,
});

/** As many fields one reads through at a glance; more than these are folded when the form opens. */
const mostOpen = 3;

/** Puts the focus to what has this id as soon as it is drawn. */
function useFocusAfterDrawing() {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  });
  return (id: string) => {
    wanted.current = id;
  };
}

/** The product's own fields, added, taken away and put in order (D-15). */
export function CustomFieldsEditor({ control }: { control: Control<ProductValues> }) {
  const { fields, append, remove, move } = useFieldArray({ control, name: "customFields" });
  const [said, setSaid] = useState("");
  const focusLater = useFocusAfterDrawing();
  const addId = fieldId("customFields");
  const count = fields.length;
  const [known] = useState(() => new Set(fields.map(({ id }) => id)));

  const moveTo = (from: number, to: number, focusId: string) => {
    move(from, to);
    setSaid(words.moved(fields[from]?.name || words.title(from + 1, ""), to + 1, count));
    focusLater(focusId);
  };
  const add = () => {
    append(newCustomField(), { shouldFocus: false });
    focusLater(fieldId(`customFields.${count}.name`));
  };
  const removeAt = (index: number) => {
    remove(index);
    focusLater(addId);
  };
  return (
    <Section title={texts.controlProducts.fields.customFields}>
      <Typography color="textSecondary">{count === 0 ? words.none : words.help}</Typography>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {count > 0 && (
        <List>
          {fields.map(({ id }, index) => (
            <CustomFieldItem
              key={id}
              control={control}
              index={index}
              count={count}
              folded={known.has(id) && known.size > mostOpen}
              onMove={(to, focusId) => moveTo(index, to, focusId)}
              onRemove={() => removeAt(index)}
            />
          ))}
        </List>
      )}
      <ActionButton
        id={addId}
        variant="outlined"
        startIcon={<Add />}
        onClick={add}
        disabledReason={count < productLimits.customFields ? undefined : words.limit(productLimits.customFields)}
        sx={{ marginTop: count === 0 ? 2 : 0 }}
      >
        {words.add}
      </ActionButton>
    </Section>
  );
}
