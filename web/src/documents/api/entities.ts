import type { DocumentAction } from "@runko/domain/documents/document-actions";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentState, ShownState } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/documents/document-types";
import type { RefusalCode } from "@runko/domain/documents/refusal-codes";
import type { ConnectionKind } from "@runko/domain/enumerations/connection-kinds";
import type { HistoryLabel } from "@runko/domain/enumerations/history-labels";
import type { InvoiceType } from "@runko/domain/enumerations/invoice-types";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { CustomFieldDefinition } from "@runko/domain/products/custom-fields";
import type { IssueCode } from "@runko/domain/values/issue";

/** Whose documents, and in which role. */
export type Scope = { organizationId: string; role: PathRole };

type Named = { id: string; name: string };

/** A row of a list (D-30). */
export type DocumentRow = {
  id: number;
  documentType: DocumentType;
  eventState: DocumentState;
  caseId: number;
  caseActiveEventId: number;
  originalEventId: number | null;
  archived: boolean;
  rejected: boolean;
  ordered: boolean;
  modified: boolean;
  disconnected: boolean;
  cancelledByCustomer: boolean;
  cancelledBySupplier: boolean;
  cancelConfirmed: boolean;
  processingFaultReport: boolean;
  userProcessed: boolean;
  subscriberId: string;
  supplierId: string;
  subscriber: Named;
  supplier: Named;
  productName: string;
  category: ProductCategory;
  productGroupId: string | null;
  createdAt: string;
  updatedAt: string;
  version: number;
  unreadMessages: number;
  document: DocumentFields;
};

export type EventProduct = {
  eventId: number;
  productId: string;
  productName: string;
  active: boolean;
  productPrice: string;
  monthPrice: string;
  customFields: Record<string, string>;
};

export type LockHolder = { byId: string; byName: string; since: string; until: string };

export type RefusedAction = { action: DocumentAction; code: RefusalCode; message: string };

/** A whole document (D-30). */
export type WholeDocument = DocumentRow & {
  productGroup: Named | null;
  sourceEventId: number | null;
  createdByName: string | null;
  handledByName: string | null;
  answerShown: boolean;
  stateDates: Partial<Record<ShownState, string>>;
  editLock: LockHolder | null;
  /** What the ids of NNIs and billing groups in the document stand for. */
  names?: Record<string, string>;
  eventProducts: EventProduct[];
  allowedActions: DocumentAction[];
  refusedActions: RefusedAction[];
};

export type LogChange = { field: string; from: unknown; to: unknown };
export type LogEntry = {
  id: string;
  at: string;
  label: HistoryLabel;
  action: string;
  userName: string | null;
  organizationName: string | null;
  changes: LogChange[];
};

export type ProductGroup = { id: string; name: string; category: ProductCategory; multiProduct: boolean };

export type Supplier = {
  id: string;
  name: string;
  minimumNormalDeliveryDays: number;
  /** Why it is shown but cannot be chosen. */
  refusal: IssueCode | RefusalCode | null;
};

export type Product = {
  id: string;
  name: string;
  description: string;
  productGroupId: string;
  /** The form that the product uses (D-13). */
  category: ProductCategory;
  needsNni: boolean;
  nniType: ConnectionKind | null;
  initialFee: string;
  monthlyFee: string;
  customFields: (Omit<CustomFieldDefinition, "selections"> & { selections: string[] })[];
  /** Why it is shown but cannot be chosen. */
  refusal: IssueCode | null;
};

export type Nni = { id: string; identifier: string; description?: string };
export type NniChoices = { from: Nni[]; to: Nni[] };

export type SupplierInfo = { customerNumber: string; contractNumber: string; info: string };

export type BillingGroup = {
  id: string;
  name: string;
  type: InvoiceType;
  isDefault: boolean;
};

export type Counts = Partial<Record<DocumentType, Partial<Record<DocumentState | "unreadMessages", number>>>>;
