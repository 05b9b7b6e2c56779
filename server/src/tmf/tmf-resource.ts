import type { Kysely, Transaction } from "kysely";
import type { ApiScope } from "@runko/domain/api-clients/api-scopes";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DelayReason } from "@runko/domain/enumerations/delay-reasons";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import type { TmfResource as ResourceName } from "@runko/domain/tmf/tmf-resources";
import type { LoggedStep } from "@runko/domain/tmf/ticket-words";
import type { Issue } from "@runko/domain/values/issue";
import type { AppContext } from "../app-context.ts";
import type { Database } from "../platform/database/schema.ts";
import type { wholeDocumentFields } from "../documents/whole-document.ts";
import type { PublishedField } from "../platform/filter/published-entity.ts";
import type { Owned } from "./echo-sent.ts";
import type { Schemas } from "./common-schemas.ts";
import type { TypedNames } from "./read-body.ts";
import type { TmfItem } from "./read-items.ts";
import type { Json } from "./select-attributes.ts";
import type { ReadFile } from "./tmf-attachments.ts";
import type { TmfAsked } from "./tmf-asked.ts";
import type { TmfCaller, TmfRole } from "./tmf-caller.ts";
import type { SourceMode } from "@runko/domain/documents/document-states";

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

/** A reason that a step of the log gave, by the field that keeps it. */
export type LoggedReason = { field: FieldName; to: string | null };

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
  files: readonly ReadFile[];
  /** The order of the connection that it speaks of. */
  connectionId: number | null;
  /** By when its supplier is to have answered, as both parties are told; null while it waits. */
  promisedAt: string | null;
  /** When its supplier doubted its day, of a resource that tells it. */
  alerts?: readonly { at: string; reason: DelayReason; text: string | null; to: string | null }[];
  /** What has been done to it, of a resource that tells it. */
  steps?: readonly (Omit<LoggedStep, "reason"> & { reasons: readonly LoggedReason[] })[];
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

/** What a body names as its source, and where it does. */
export type NamedSource = { mode: SourceMode; id: string; path: string };

/** How documents of a resource are made. */
export type TmfMaking = {
  /** The scope of whoever makes them, and changes them as their subscriber. */
  scope: ApiScope;
  /** What the standard demands of a body and of each of its items: 400. */
  demands: { body: readonly string[]; item: readonly string[] };
  /** What the standard has as this, of what is told again as it was sent: 400. */
  typed?: TypedNames;
  /** What a new one becomes. */
  typeOf: (items: readonly TmfItem[]) => DocumentType;
  /** What an item breaks of the rules of what can be made: 422. */
  issuesOf: (item: TmfItem, first: TmfItem) => Issue[];
  /** What it is made from. */
  nameSource: (body: Json, items: readonly TmfItem[]) => NamedSource | undefined;
};

/** How a resource is answered at once, of what is known, without a document. */
export type TmfInstant = {
  isAsked: (body: Json) => boolean;
  /** Answers the id under which the answer is kept. */
  create: (
    trx: Transaction<Database>,
    context: Pick<AppContext, "clock">,
    resource: TmfResource,
    asked: TmfAsked,
  ) => Promise<string>;
  /** What was answered to the caller's own organization. */
  find: (db: Kysely<Database>, caller: TmfCaller, id: string) => Promise<{ sent: Json; answered: Json } | undefined>;
};

/** A resource of TM Forum that is documents of ours. */
export type TmfResource = {
  /** Below the base, such as `/productOrderingManagement/v4/productOrder`. */
  path: string;
  name: ResourceName;
  types: readonly DocumentType[];
  /** SQL of its state over `documents d`. */
  state: string;
  /** What of a document it tells and is changed by; absent: all. */
  reads?: readonly (keyof ReturnType<typeof wholeDocumentFields>)[];
  attributes: (role: TmfRole) => TmfAttributes;
  /** By attribute the field of the portal's own list. */
  sorts: Readonly<Record<string, string>>;
  owned: Owned;
  /** What the portal tells of the document, without what the client sent. */
  show: (read: ReadDocument, showing: Showing) => Json;
  /** What else is read of `documents d`, as SQL by its name in ReadDocument, and the attributes that tell it. */
  alsoReads?: { attributes: readonly string[]; sql: (role: TmfRole) => Readonly<Record<string, string>> };
  making: TmfMaking;
  instant?: TmfInstant;
  /** The name of its schema, and those that only it has. */
  schema: string;
  schemas: Schemas;
};
