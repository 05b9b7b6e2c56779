import type { DocumentAction } from "@runko/domain/documents/document-actions";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentCollection, DocumentType } from "@runko/domain/documents/document-types";
import type { SourceMode } from "@runko/domain/documents/document-states";
import type { PathRole } from "@runko/domain/organizations/roles";
import type {
  BillingGroup,
  DocumentRow,
  LockHolder,
  LogEntry,
  NniChoices,
  Product,
  ProductGroup,
  Supplier,
  SupplierInfo,
  WholeDocument,
} from "./entities.ts";

type Answer<Body> = { 200: { headers: Record<string, string>; content: { "application/json": Body } } };
type Get<Parameters, Body> = { get: { parameters: Parameters; responses: Answer<Body> } };
type Sent<Payload> = { requestBody: { content: { "application/json": Payload } } };

type InRole = { id: string; role: PathRole };
type Filtered = { filter?: string };

export type NewDocument = {
  supplierId: string;
  document: DocumentFields;
  eventProducts: { productId: string; customFields?: Record<string, string> }[];
  source?: { eventId: number; mode: SourceMode };
};

export type DocumentChange = {
  action: DocumentAction;
  document?: DocumentFields;
  eventProducts?: { productId: string; customFields?: Record<string, string> }[];
  reason?: string;
  explanation?: string;
  skip?: boolean;
};

type Collections = {
  [Name in DocumentCollection as `/organizations/{id}/roles/{role}/${Name}`]: Get<
    { path: InRole; query?: Filtered },
    DocumentRow[]
  > & {
    post: {
      parameters: { path: InRole; header: { "Idempotency-Key": string } };
      responses: { 201: { content: { "application/json": WholeDocument } } };
    } & Sent<NewDocument>;
  };
};

type CollectionMembers = {
  [Name in DocumentCollection as `/organizations/{id}/roles/{role}/${Name}/{docId}`]: {
    patch: {
      parameters: { path: InRole & { docId: number }; header?: { "If-Match": string } };
      responses: Answer<WholeDocument>;
    } & Sent<DocumentChange>;
  };
};

type EventPath = InRole & { eventId: number };

export type DocumentPaths = Collections &
  CollectionMembers & {
    "/product-groups": Get<{ query?: Filtered }, ProductGroup[]>;
    "/organizations/{id}/event-types/{type}/product-groups/{groupId}": Get<
      { path: { id: string; type: DocumentType; groupId: string } },
      Supplier[]
    >;
    "/organizations/{id}/suppliers/{supplierId}/product-groups/{groupId}/products": Get<
      { path: { id: string; supplierId: string; groupId: string }; query?: { documentType?: DocumentType } },
      Product[]
    >;
    "/organizations/{id}/suppliers/{supplierId}/product-groups/{groupId}/nni-from-to-arrays": Get<
      { path: { id: string; supplierId: string; groupId: string } },
      NniChoices
    >;
    "/organizations/{id}/suppliers/{supplierId}/info": Get<{ path: { id: string; supplierId: string } }, SupplierInfo>;
    "/organizations/{id}/org-addresses": Get<{ path: { id: string } }, BillingGroup[]>;
    "/organizations/{id}/roles/{role}/events/{eventId}": Get<
      { path: EventPath; query?: { format?: "text" } },
      WholeDocument
    >;
    "/organizations/{id}/roles/{role}/events/{eventId}/event-logs": Get<{ path: EventPath }, LogEntry[]>;
    "/organizations/{id}/roles/{role}/events/{eventId}/lock-for-editing": {
      patch: {
        parameters: { path: EventPath; query?: { reset?: boolean; heartbeat?: boolean } };
        responses: Answer<LockHolder & { lockedById: string; lockedByName: string }>;
      };
    };
    "/organizations/{id}/roles/{role}/cases/{caseId}": Get<{ path: InRole & { caseId: number } }, DocumentRow[]>;
  };
