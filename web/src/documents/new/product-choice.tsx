import Radio from "@mui/material/Radio";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { formatMoney } from "@runko/domain/values/money";
import type { Control } from "react-hook-form";
import { GroupFrame } from "../../components/forms/field-frame.tsx";
import { useField } from "../../components/forms/use-field.ts";
import type { Product } from "../api/entities.ts";
import type { DocumentForm } from "../fields/document-form.ts";
import { selectableFirst } from "./product-options.ts";

const words = texts.documentForm;

const Choices = styled("div")({ display: "flex", flexDirection: "column", gap: 6 });

const Choice = styled("label")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "0 8px",
  padding: "6px 14px 6px 6px",
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  cursor: "pointer",
  "&:has(input:checked)": { borderColor: theme.colors.primary, boxShadow: `inset 0 0 0 1px ${theme.colors.primary}` },
  "&:has(input:disabled)": { cursor: "not-allowed", background: theme.colors.background },
  "&:has(input:focus-visible)": { outline: `2px solid ${theme.colors.primary}`, outlineOffset: 2 },
}));

const Name = styled("span")({ fontWeight: 550 });
const Side = styled("span")(({ theme }) => ({
  display: "block",
  fontSize: "0.75rem",
  fontWeight: 400,
  color: theme.colors.textSecondary,
}));
const Price = styled("span")({ textAlign: "right", whiteSpace: "nowrap" });

type ProductChoiceProps = { control: Control<DocumentForm>; label: string; products: readonly Product[] };

/** One of the supplier's products, with what each costs; those that cannot be chosen stand last and say why. */
export function ProductChoice({ control, label, products }: ProductChoiceProps) {
  const { id, field, texts: frame } = useField({ control, name: "productId", label, required: true });
  const shown = selectableFirst(products);
  return (
    <GroupFrame id={id} role="radiogroup" {...frame}>
      <Choices>
        {shown.map((product, index) => {
          const reason = product.refusalText;
          return (
            <Choice key={product.id}>
              <Radio
                size="small"
                name={field.name}
                value={product.id}
                checked={field.value === product.id}
                disabled={reason !== null}
                onChange={() => field.onChange(product.id)}
                onBlur={field.onBlur}
                slotProps={{ input: index === 0 ? { id, ref: field.ref } : {} }}
              />
              <Name>
                {product.name}
                {(reason ?? product.description) && <Side>{reason ?? product.description}</Side>}
              </Name>
              <Price>
                {words.perMonth(formatMoney(product.monthlyFee))}
                <Side>
                  {words.initialFee} {formatMoney(product.initialFee)}
                </Side>
              </Price>
            </Choice>
          );
        })}
      </Choices>
    </GroupFrame>
  );
}
