import Checkbox from "@mui/material/Checkbox";
import Radio from "@mui/material/Radio";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { GroupFrame } from "../../components/forms/field-frame.tsx";
import { NarrowedChoices } from "../../components/forms/narrowed-choices.tsx";
import { useField } from "../../components/forms/use-field.ts";
import type { Product } from "../api/entities.ts";
import { chosenIds, chosenProducts, withProducts, type DocumentForm } from "./document-form.ts";
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
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "auto minmax(0, 1fr)" },
}));

const Name = styled("span")({ fontWeight: 550 });
const Side = styled("span")(({ theme }) => ({
  display: "block",
  fontSize: "0.75rem",
  fontWeight: 400,
  color: theme.colors.textSecondary,
}));
const Price = styled("span")(({ theme }) => ({
  textAlign: "right",
  whiteSpace: "nowrap",
  [theme.breakpoints.down("sm")]: { gridColumn: 2, textAlign: "left", paddingTop: 4 },
}));

/** What a product is and costs, or why it cannot be chosen. */
function Offer({ product }: { product: Product }) {
  const said = product.refusalText ?? product.description;
  return (
    <>
      <Name>
        {product.name}
        {said && <Side>{said}</Side>}
        {product.slaClass !== null && <Side>{texts.clocks.slaClass(product.slaClass)}</Side>}
      </Name>
      <Price>
        {words.perMonth(texts.formats.money(product.monthlyFee))}
        <Side>
          {words.initialFee} {texts.formats.money(product.initialFee)}
        </Side>
      </Price>
    </>
  );
}

type ProductChoiceProps = { form: UseFormReturn<DocumentForm>; label: string; products: readonly Product[] };

/**
 * One of the supplier's products, or several where the group and the supplier allow it (D-12), with what each costs;
 * those that cannot be chosen stand last and say why.
 */
export function ProductChoice({ form, label, products }: ProductChoiceProps) {
  const { control, getValues, setValue } = form;
  const { id, field, texts: frame } = useField({ control, name: "productId", label, required: true });
  const [productId, moreProducts] = useWatch({ control, name: ["productId", "moreProducts"] });
  const several = products.some(({ multiProductAllowed }) => multiProductAllowed);
  const chosen = chosenIds({ productId, moreProducts });

  const toggle = (toggled: string) => {
    const present = chosenProducts(getValues());
    const rest = present.filter((one) => one.productId !== toggled);
    const next = rest.length < present.length ? rest : [...present, { productId: toggled, customFields: [] }];
    const held = withProducts(next);
    setValue("customFields", held.customFields, { shouldDirty: true });
    setValue("moreProducts", held.moreProducts, { shouldDirty: true });
    field.onChange(held.productId);
  };

  return (
    <NarrowedChoices
      choices={selectableFirst(products)}
      textOf={({ name, description }) => `${name} ${description}`}
      isChosen={({ id: offered }) => chosen.includes(offered)}
      label={words.searchProducts}
    >
      {(shown) => (
        <GroupFrame
          id={id}
          role={several ? "group" : "radiogroup"}
          {...frame}
          {...(several && { help: words.severalProducts })}
        >
          <Choices>
            {shown.map((product, index) => {
              const shared = {
                size: "small",
                name: field.name,
                value: product.id,
                checked: chosen.includes(product.id),
                disabled: product.refusalText !== null,
                onBlur: field.onBlur,
                slotProps: { input: index === 0 ? { id, ref: field.ref } : {} },
              } as const;
              return (
                <Choice key={product.id}>
                  {several ? (
                    <Checkbox {...shared} onChange={() => toggle(product.id)} />
                  ) : (
                    <Radio {...shared} onChange={() => field.onChange(product.id)} />
                  )}
                  <Offer product={product} />
                </Choice>
              );
            })}
          </Choices>
        </GroupFrame>
      )}
    </NarrowedChoices>
  );
}
