import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { formatMoney } from "@runko/domain/values/money";
import { FieldList } from "../../components/layout/field-list.tsx";
import type { EventProduct, WholeDocument } from "../api/entities.ts";

const words = texts.documentPage;

const Products = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: "0 0 12px",
  "& > li + li": { borderTop: `1px solid ${theme.colors.divider}`, marginTop: 12, paddingTop: 12 },
}));

function productItems({ productName, productPrice, monthPrice, customFields, active }: EventProduct, own: boolean) {
  const custom = own ? Object.entries(customFields).filter(([, value]) => value) : [];
  return [
    {
      label: texts.documents.product,
      value: active ? productName : `${productName} (${words.inactiveProduct.toLowerCase()})`,
    },
    { label: words.price.initial, value: formatMoney(productPrice) },
    { label: words.price.monthly, value: formatMoney(monthPrice) },
    ...custom.map(([label, value]) => ({ label, value })),
  ];
}

type ProductListProps = { document: WholeDocument; withOwnFields: boolean };

/** The products of a document with their prices, and their own fields unless those are edited elsewhere. */
export function ProductList({ document, withOwnFields }: ProductListProps) {
  const { eventProducts, productGroup } = document;
  if (eventProducts.length === 0) return null;
  const group = productGroup ? [{ label: texts.documentForm.productGroup, value: productGroup.name }] : [];
  return (
    <Products>
      {eventProducts.map((product, index) => (
        <li key={product.productId}>
          <FieldList items={[...(index === 0 ? group : []), ...productItems(product, withOwnFields)]} />
        </li>
      ))}
    </Products>
  );
}
