import { styled } from "@mui/material/styles";
import { pricedProducts } from "@runko/domain/documents/product-fees";
import { texts } from "@runko/domain/texts/texts";
import { FieldList } from "../../components/layout/field-list.tsx";
import type { EventProduct, WholeDocument } from "../api/entities.ts";

const words = texts.documentPage;

const Products = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: "0 0 12px",
  "& > li + li": { borderTop: `1px solid ${theme.colors.divider}`, marginTop: 12, paddingTop: 12 },
}));

const Prices = styled("div")({ paddingTop: 12 });

type Told = { withOwnFields: boolean; withPrices: boolean };

const priceItems = ({ productPrice, monthPrice }: Pick<EventProduct, "productPrice" | "monthPrice">) => [
  ...(productPrice === null
    ? []
    : [{ label: texts.documents.price.initial, value: texts.formats.money(productPrice) }]),
  ...(monthPrice === null ? [] : [{ label: texts.documents.price.monthly, value: texts.formats.money(monthPrice) }]),
];

function productItems(
  { productName, productPrice, monthPrice, customFields, active }: EventProduct,
  { withOwnFields, withPrices }: Told,
) {
  const custom = withOwnFields ? Object.entries(customFields).filter(([, value]) => value) : [];
  return [
    {
      label: texts.documents.product,
      value: active ? productName : `${productName} (${words.inactiveProduct.toLowerCase()})`,
    },
    ...priceItems(withPrices ? { productPrice, monthPrice } : { productPrice: null, monthPrice: null }),
    ...custom.map(([label, value]) => ({ label, value })),
  ];
}

const nameAndPrices = (products: readonly EventProduct[], fees: WholeDocument["document"]): string[] =>
  pricedProducts(products, fees)
    .filter(({ active }) => active)
    .map((product) =>
      [product.productName, ...priceItems(product).map(({ label, value }) => `${label.toLowerCase()} ${value}`)].join(
        ", ",
      ),
    );

/** The products as they were ordered, where there are others now, or at other prices (D-39). */
function orderedText({ asOrdered, eventProducts, document }: WholeDocument): string[] {
  if (!asOrdered) return [];
  const now = nameAndPrices(eventProducts, document);
  return nameAndPrices(asOrdered.eventProducts, asOrdered.document).filter((told) => !now.includes(told));
}

/** What the delivered products cost: where an answer stands first it says this, and the products say it no more. */
export function ProductPrices({ document: { eventProducts, document } }: { document: WholeDocument }) {
  const priced = pricedProducts(eventProducts, document).filter(({ active }) => active);
  const items = priced.map((product) => ({ name: product.productName, prices: priceItems(product) }));
  const [only, ...others] = items.filter(({ prices }) => prices.length > 0);
  if (!only) return null;
  const oneByOne = [only, ...others].map(({ name, prices }) => ({
    label: name,
    value: prices.map(({ label, value }) => `${label.toLowerCase()} ${value}`).join(", "),
  }));
  return (
    <Prices>
      <FieldList items={items.length === 1 ? only.prices : oneByOne} />
    </Prices>
  );
}

type ProductListProps = Told & { document: WholeDocument };

/** The products of a document, with their prices and own fields unless those are edited elsewhere. */
export function ProductList({ document, ...told }: ProductListProps) {
  const { eventProducts, productGroup, documentType } = document;
  const offer = documentType === "Inquiry" || documentType === "AvailabilityRequest";
  const taken = new Set(offer ? document.orderedProducts.map(({ productId }) => productId) : []);
  if (eventProducts.length === 0) return null;
  const ordered = orderedText(document);
  const group = productGroup ? [{ label: texts.documentForm.productGroup, value: productGroup.name }] : [];
  return (
    <Products>
      {pricedProducts(eventProducts, document.document).map((product, index) => (
        <li key={product.productId}>
          <FieldList
            items={[
              ...(index === 0 ? group : []),
              ...productItems(product, told),
              ...(taken.has(product.productId) ? [{ label: words.orderedProduct, value: texts.documents.yes }] : []),
            ]}
          />
        </li>
      ))}
      {ordered.length > 0 && (
        <li>
          <FieldList
            items={[{ label: texts.documents.connection.orderedProduct, value: ordered.join("\n"), wide: true }]}
          />
        </li>
      )}
    </Products>
  );
}
