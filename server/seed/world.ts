import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import type { OrganizationRole, PathRole } from "@runko/domain/organizations/roles";
import type { CustomFieldDefinition } from "@runko/domain/products/custom-fields";
import type { ServiceTimes } from "@runko/domain/service-times/service-times";
import type { ProductGroupKey } from "./data/product-groups.ts";

export type Person = {
  id: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  phoneNumber: string;
  jobTitle: string;
};

export type Nni = {
  id: string;
  groups: readonly ProductGroupKey[];
  /** Ids of the subscribers that may order from it, and to it. */
  from: ReadonlySet<string>;
  to: ReadonlySet<string>;
};

export type Product = {
  id: string;
  name: string;
  group: ProductGroupKey;
  groupId: string;
  multiProduct: boolean;
  /** The category whose form it uses. */
  category: ProductCategory;
  needsNni: boolean;
  capacity: string | null;
  initialFee: number;
  monthlyFee: number;
  slaClass: string | null;
  customFields: readonly CustomFieldDefinition[];
  /** Ids of the subscribers it is shown to; null: to all. */
  shownTo: ReadonlySet<string> | null;
};

export type Operator = {
  key: string;
  id: string;
  name: string;
  domain: string;
  town: string;
  parent: Operator | null;
  roles: readonly OrganizationRole[];
  /** What it may create, and what it takes as a supplier. */
  rights: readonly DocumentType[];
  takes: readonly DocumentType[];
  multiproduct: boolean;
  mayForward: boolean;
  minimumNormalDeliveryDays: number;
  deliveryCheckDays: number;
  serviceTimes: ServiceTimes;
  /** Who acts in each role. */
  staff: Record<PathRole, Person[]>;
  billingGroupIds: string[];
  /** What it sells, its parent's shared products included. */
  products: Product[];
  nnis: Nni[];
};

/** A subscriber that orders from a supplier. */
export type Trade = {
  subscriber: Operator;
  supplier: Operator;
  weight: number;
  types: readonly DocumentType[];
  contractNumber: string;
};

export type World = { operators: readonly Operator[]; trades: readonly Trade[] };
