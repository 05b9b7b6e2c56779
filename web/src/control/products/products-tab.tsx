import { productColumns, visibilityColumns } from "./product-columns.tsx";
import { ProductEditor } from "./product-editor.tsx";
import { SupplierList } from "./supplier-list.tsx";
import type { SupplierTabProps } from "./tab-props.ts";

const columnsOf = { OrganizationsProducts: productColumns, Visibility: visibilityColumns };

/** A supplier's products, or who sees each of them: the list, or the one that is open. */
export function ProductsTab({ tab, ...props }: SupplierTabProps & { tab: keyof typeof columnsOf }) {
  const { id } = props.url;
  if (id === undefined) return <SupplierList {...props} tab={tab} columns={columnsOf[tab]} />;
  return <ProductEditor key={`${tab} ${id}`} {...props} tab={tab} id={id} />;
}
