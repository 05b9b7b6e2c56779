import { lazy, Suspense } from "react";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { areaColumns, productColumns, visibilityColumns } from "./product-columns.tsx";
import { ProductEditor } from "./product-editor.tsx";
import { SupplierList } from "./supplier-list.tsx";
import type { SupplierTabProps } from "./tab-props.ts";

const AreaEditor = lazy(() => import("./areas/area-editor.tsx"));

const columnsOf = { OrganizationsProducts: productColumns, Visibility: visibilityColumns, Areas: areaColumns };

/** A supplier's products, who sees each of them, or where each is delivered: the list, or the one that is open. */
export function ProductsTab({ tab, ...props }: SupplierTabProps & { tab: keyof typeof columnsOf }) {
  const { id } = props.url;
  if (id === undefined) return <SupplierList {...props} tab={tab} columns={columnsOf[tab]} />;
  if (tab === "Areas")
    return (
      <Suspense fallback={<SkeletonBlock lines={14} />}>
        <AreaEditor key={id} nav={props.nav} supplier={props.supplier} id={id} />
      </Suspense>
    );
  return <ProductEditor key={`${tab} ${id}`} {...props} tab={tab} id={id} />;
}
