import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import type { PublishedField } from "../platform/filter/published-entity.ts";
import type { Owned } from "./echo-sent.ts";
import type { Json } from "./select-attributes.ts";
import type { TmfRole } from "./tmf-caller.ts";

/** What a filter may name of a resource: it holds when it holds of one of the columns. */
export type TmfAttribute = {
  readonly type: PublishedField["type"];
  /** SQL over `documents d`, or over what `within` joins. Written by us, never by a caller. */
  readonly columns: readonly string[];
  /** The alias of the table that they are of; absent: that of documents. */
  readonly as?: string;
  /** Sets the condition into a larger one over `documents d`. */
  readonly within?: (condition: string) => string;
};

export type TmfAttributes = Readonly<Record<string, TmfAttribute>>;

/** A note of both parties, as the façade tells a message. */
export type ReadNote = { id: string; sentAt: string; author: string; text: string };

/** A document as its reader may see it, with what its client sent. */
export type ReadDocument = {
  role: TmfRole;
  /** As the resource calls it. */
  state: string;
  /** As the portal's own API tells it to this role. */
  document: WholeDocument;
  notes: readonly ReadNote[];
  sent: Json | null;
  /** Of its items, in the order of its products. */
  itemIds: readonly string[];
  externalId: string | null;
};

type Party = { id: string; name: string };

export type WholeDocument = {
  id: number;
  documentType: DocumentType;
  version: number;
  subscriber: Party;
  supplier: Party;
  document: DocumentFields;
  eventProducts: readonly EventProduct[];
} & Record<string, unknown>;

export type EventProduct = {
  productId: string;
  productName: string;
  active: boolean;
  productPrice: string | null;
  monthPrice: string | null;
  customFields: Record<string, string | null>;
};

export type Showing = { portal: string; texts: Catalogue; now: Date };

/** A resource of TM Forum that is documents of ours. */
export type TmfResource = {
  /** Below the base, such as `/productOrderingManagement/v4/productOrder`. */
  path: string;
  name: string;
  types: readonly DocumentType[];
  /** SQL of its state over `documents d`. */
  state: string;
  attributes: (role: TmfRole) => TmfAttributes;
  /** By attribute the field of the portal's own list. */
  sorts: Readonly<Record<string, string>>;
  owned: Owned;
  /** What the portal tells of the document, without what the client sent. */
  show: (read: ReadDocument, showing: Showing) => Json;
};
