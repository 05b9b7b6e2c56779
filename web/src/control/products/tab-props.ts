import type { ConnectionLimits } from "@runko/domain/documents/connection-limits";
import type { CustomFieldDefinition } from "@runko/domain/products/custom-fields";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import type { ComponentType, ReactNode } from "react";
import type { ChangeAddress } from "../../addresses/use-address.ts";
import type { AdministeredOrganization } from "../entities.ts";
import type { ProductsUrl } from "./products-url.ts";

/** What a preview of the subscriber's form is made of. */
export type PreviewedProduct = ConnectionLimits & {
  name: string;
  description: string;
  category: ProductCategory;
  needsNni: boolean;
  initialFee: string;
  monthlyFee: string;
  slaClass: string | null;
  customFields: readonly CustomFieldDefinition[];
};

/** Shows the form that a subscriber will see; features meet in routes, so the route gives it. */
export type Preview = ComponentType<{ product: PreviewedProduct }>;

export type TabProps = {
  url: ProductsUrl;
  /** Changes a part of the address. */
  onUrl: ChangeAddress<ProductsUrl>;
  /** The ways to the other tabs. */
  nav: ReactNode;
};

export type SupplierTabProps = TabProps & {
  /** Whose products are shown. */
  supplier: AdministeredOrganization;
  /** Those whose products the reader keeps. */
  suppliers: readonly AdministeredOrganization[];
  Preview: Preview;
};
