import { texts } from "@runko/domain/texts/texts";
import { OrganizationFilter } from "../organization-filter.tsx";
import type { SupplierTabProps } from "./tab-props.ts";

const words = texts.controlProducts.list;

type SupplierFilterProps = Pick<SupplierTabProps, "supplier" | "suppliers"> & {
  onChange: (organizationId: string | undefined) => void;
};

/** Whose products are shown; asked of those who keep the products of several. */
export function SupplierFilter({ supplier, suppliers, onChange }: SupplierFilterProps) {
  if (suppliers.length < 2) return null;
  return (
    <OrganizationFilter
      label={words.supplier}
      emptyText={words.noSuppliers}
      organizations={suppliers}
      value={supplier.id}
      onChange={onChange}
    />
  );
}
