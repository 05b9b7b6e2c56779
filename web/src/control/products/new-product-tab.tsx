import { texts } from "@runko/domain/texts/texts";
import { useNewest } from "../use-newest.ts";
import { commonProductQuery } from "./common-product-queries.ts";
import { EditorFrame } from "./editor-frame.tsx";
import { Found } from "./found.tsx";
import { ProductForm } from "./product-form.tsx";
import { copyOf, emptyProduct, type ProductValues } from "./product-values.ts";
import { productQuery } from "./product-queries.ts";
import { productsPath } from "./products-url.ts";
import { SupplierFilter } from "./supplier-filter.tsx";
import type { SupplierTabProps } from "./tab-props.ts";

const words = texts.controlProducts;

type NewProductProps = SupplierTabProps & { start: ProductValues };

function NewProduct({ onUrl, nav, supplier, suppliers, Preview, start }: NewProductProps) {
  return (
    <EditorFrame
      title={words.productOf(supplier.name)}
      nav={nav}
      notices={
        suppliers.length > 1 && (
          <SupplierFilter
            supplier={supplier}
            suppliers={suppliers}
            onChange={(organizationId) => onUrl({ organizationId })}
          />
        )
      }
    >
      <ProductForm
        key={supplier.id}
        organizationId={supplier.id}
        product={undefined}
        start={start}
        doneTo={productsPath({ tab: "OrganizationsProducts", organizationId: supplier.id })}
        Preview={Preview}
      />
    </EditorFrame>
  );
}

function FromCommonProduct({ commonProductId, ...props }: SupplierTabProps & { commonProductId: string }) {
  const query = useNewest(commonProductQuery(commonProductId));
  const back = { to: productsPath({ tab: "AddNewProduct" }), label: words.newProduct };
  return (
    <Found query={query} missing={words.notFound} back={back}>
      {({ id, name, description, productGroupId }) => (
        <NewProduct {...props} start={emptyProduct({ name, description, productGroupId, commonProductId: id })} />
      )}
    </Found>
  );
}

function FromProduct({ copiedId, ...props }: SupplierTabProps & { copiedId: string }) {
  const { supplier } = props;
  const query = useNewest(productQuery(supplier.id, copiedId));
  const back = {
    to: productsPath({ tab: "OrganizationsProducts", organizationId: supplier.id }),
    label: words.tabs.OrganizationsProducts,
  };
  return (
    <Found query={query} missing={words.notFound} back={back}>
      {(product) => <NewProduct {...props} suppliers={[]} start={copyOf(product)} />}
    </Found>
  );
}

/** A new product of a supplier; `cp` names the common product of which it is made, `copy` the product that it copies. */
export function NewProductTab(props: SupplierTabProps) {
  const { commonProductId, copiedId } = props.url;
  if (copiedId !== undefined) return <FromProduct key={copiedId} {...props} copiedId={copiedId} />;
  if (commonProductId === undefined) return <NewProduct {...props} start={emptyProduct()} />;
  return <FromCommonProduct key={commonProductId} {...props} commonProductId={commonProductId} />;
}
