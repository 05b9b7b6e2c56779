import { styled } from "@mui/material/styles";
import { feesOf } from "@runko/domain/documents/product-fees";
import { texts } from "@runko/domain/texts/texts";
import { useWatch, type Control } from "react-hook-form";
import { CheckboxInput } from "../../components/forms/checkbox-input.tsx";
import { MoneyInput } from "../../components/forms/money-input.tsx";
import type { EventProduct } from "../api/entities.ts";
import type { DocumentForm } from "../fields/document-form.ts";

const words = texts.documentPage.prices;
const { price } = texts.documents;

const Product = styled("fieldset")({ border: 0, margin: "14px 0 0", padding: 0, minWidth: 0 });
const Name = styled("legend")({ padding: 0, fontWeight: 550 });
const Prices = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "4px 16px",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "end",
  "& > [data-wide]": { gridColumn: "1 / -1" },
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}));
const Total = styled("p")({ margin: "14px 0 0" });

type PriceInputsProps = { control: Control<DocumentForm>; products: readonly EventProduct[] };

/** What each product costs; of several also whether it is delivered, and what they cost together (T10). */
export function PriceInputs({ control, products }: PriceInputsProps) {
  const rows = useWatch({ control, name: "prices" });
  const { connectFee, monthlyFee } = feesOf(rows);
  const several = products.length > 1;
  return (
    <div>
      {products.map(({ productId, productName }, index) => (
        <Product key={productId}>
          <Name>{productName}</Name>
          <Prices>
            {several && (
              <div data-wide>
                <CheckboxInput control={control} name={`prices.${index}.active`} label={words.delivered} />
              </div>
            )}
            <MoneyInput control={control} name={`prices.${index}.productPrice`} label={price.initial} required />
            <MoneyInput control={control} name={`prices.${index}.monthPrice`} label={price.monthly} required />
          </Prices>
        </Product>
      ))}
      {several && connectFee && monthlyFee && (
        <Total role="status">{words.total(texts.formats.money(connectFee), texts.formats.money(monthlyFee))}</Total>
      )}
    </div>
  );
}
