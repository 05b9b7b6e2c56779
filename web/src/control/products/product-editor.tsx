import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { Notice } from "../../components/feedback/notice.tsx";
import type { ManagedProduct } from "../entities.ts";
import { useNewest } from "../use-newest.ts";
import { EditorFrame } from "./editor-frame.tsx";
import { Found } from "./found.tsx";
import { ProductActions } from "./product-actions.tsx";
import { ActiveChip, VisibilityChip } from "./product-chips.tsx";
import { ProductForm } from "./product-form.tsx";
import { productQuery } from "./product-queries.ts";
import { valuesOf } from "./product-values.ts";
import { productsPath } from "./products-url.ts";
import type { SupplierTabProps } from "./tab-props.ts";

const words = texts.controlProducts;

type EditorTab = "OrganizationsProducts" | "Visibility";
type ProductEditorProps = Pick<SupplierTabProps, "nav" | "supplier" | "Preview"> & { tab: EditorTab; id: string };

/** What one should know of a product before changing it. */
function ProductNotices({ product: { active, inUse } }: { product: ManagedProduct }) {
  return (
    <>
      {!active && <Notice severity="warning">{words.inactiveNotice}</Notice>}
      {inUse && (
        <Notice severity="info">
          {words.usedNotice} {words.priceNotice}
        </Notice>
      )}
    </>
  );
}

type OpenedProps = Omit<ProductEditorProps, "id"> & { product: ManagedProduct };

function OpenedProduct({ tab, product, nav, supplier, Preview }: OpenedProps) {
  const organizationId = supplier.id;
  const listPath = productsPath({ tab, organizationId });
  const onlyVisibility = tab === "Visibility";
  const otherTab = onlyVisibility ? "OrganizationsProducts" : "Visibility";
  const otherPath = productsPath({ tab: otherTab, id: product.id, organizationId });
  const copyPath = productsPath({ tab: "AddNewProduct", copiedId: product.id, organizationId });
  return (
    <EditorFrame
      title={onlyVisibility ? words.visibilityOf(product.name) : product.name}
      back={{ to: listPath, label: words.list.titleOf(words.tabs[tab], supplier.name) }}
      nav={nav}
      chips={
        <>
          <ActiveChip active={product.active} />
          <VisibilityChip visibility={product.visibility} />
        </>
      }
      actions={
        <>
          <Button component={Link} to={otherPath} variant="outlined">
            {onlyVisibility ? words.openEditor : words.visibility.open}
          </Button>
          <ProductActions product={product} listPath={listPath} copyPath={copyPath} />
        </>
      }
      notices={(product.inUse || !product.active) && <ProductNotices product={product} />}
    >
      <ProductForm
        organizationId={organizationId}
        product={product}
        start={valuesOf(product)}
        onlyVisibility={onlyVisibility}
        doneTo={listPath}
        Preview={Preview}
      />
    </EditorFrame>
  );
}

/** A supplier's product, or the part of it that says who sees it. */
export function ProductEditor({ id, ...shown }: ProductEditorProps) {
  const { tab, supplier } = shown;
  const query = useNewest(productQuery(supplier.id, id));
  const back = { to: productsPath({ tab, organizationId: supplier.id }), label: words.tabs[tab] };
  return (
    <Found query={query} missing={words.notFound} back={back}>
      {(product) => <OpenedProduct {...shown} product={product} />}
    </Found>
  );
}
