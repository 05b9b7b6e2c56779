import { ProductsPage } from "../control/products/products-page.tsx";
import { FormPreview } from "../documents/preview/form-preview.tsx";

/** /control/products?tab=&id=&cp= */
export function ControlProductsRoute() {
  return <ProductsPage Preview={FormPreview} />;
}
