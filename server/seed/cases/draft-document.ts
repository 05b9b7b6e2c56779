import type { FileAction } from "@runko/domain/attachments/file-rules";
import type { DocumentAction } from "@runko/domain/documents/document-actions";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { SourceMode } from "@runko/domain/documents/document-states";
import type { Side } from "@runko/domain/documents/sides";
import type { RuledDocument } from "@runko/domain/documents/ruled-document";
import type { HistoryLabel } from "@runko/domain/enumerations/history-labels";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { CustomFieldValues } from "@runko/domain/products/custom-fields";
import type { FieldChange } from "../../src/documents/write-event-log.ts";
import type { StoryClock } from "../clock/story-clock.ts";
import type { Operator, Person, Product } from "../world.ts";
import type { Matter } from "./matter.ts";

export type LogEntry = {
  at: string;
  label: HistoryLabel;
  action: DocumentAction | FileAction;
  by: Person;
  organization: Operator;
  seenBy: "supplier" | null;
  changes: FieldChange[];
  /** Whether the document's version rises with it. */
  versioned: boolean;
};

export type Message = {
  sender: Person;
  organization: Operator;
  subject: string;
  content: string;
  sentAt: string;
  readAt: string | null;
  answered: boolean;
  expired: boolean;
};

export type Question = {
  askedBy: Side;
  by: Person;
  at: string;
  question: string;
  answer: { text: string; by: Person; at: string } | null;
};

/** What the subscriber of a confirmed document has asked, and what the supplier has said of it. */
export type Request = {
  by: Person;
  at: string;
  reason: string;
  answer: { by: Person; at: string; text: string | null; charge: string | null; refusalCode: string | null } | null;
};

export type DraftFile = {
  name: string;
  description: string;
  contentType: string;
  content: Uint8Array;
  by: Person;
  organization: Operator;
  at: string;
};

export type ProductLine = { product: Product; initialFee: number; monthlyFee: number; customFields: CustomFieldValues };

export type StateTime = "processing" | "confirmed" | "delivery" | "ready" | "cancelled" | "archived";

/** What belongs together under one case number. */
export type DraftCase = { createdAt: string; matter: Matter; documents: DraftDocument[] };

/** A document of the demo before it has its number. */
export type DraftDocument = RuledDocument & {
  inCase: DraftCase;
  subscriber: Operator;
  supplier: Operator;
  category: ProductCategory;
  lines: readonly ProductLine[];
  fields: DocumentFields;
  source: { document: DraftDocument; mode: SourceMode } | null;
  forwards: DraftDocument[];
  createdBy: Person;
  supplierUser: Person | null;
  createdAt: string;
  /** Stands where the document was made. */
  madeAt: StoryClock;
  times: Partial<Record<StateTime, string>>;
  answerShown: boolean;
  /** Of a changed order as it was ordered, of a ready change order as the connection stood before it. */
  connectionBefore: DocumentFields | null;
  /** As the form was first sent. */
  sent: DocumentFields;
  log: LogEntry[];
  messages: Message[];
  questions: Question[];
  requests: Request[];
  files: DraftFile[];
};

export type NewDraft = Pick<
  DraftDocument,
  | "documentType"
  | "inCase"
  | "subscriber"
  | "supplier"
  | "category"
  | "lines"
  | "fields"
  | "source"
  | "createdBy"
  | "madeAt"
> & { createdByRole: PathRole };

export function makeCase(matter: Matter, at: string): DraftCase {
  return { createdAt: at, matter, documents: [] };
}

/** A new OPEN document in its case, with the first row of its log (T1). */
export function openDraft(given: NewDraft): DraftDocument {
  const at = given.madeAt.instant();
  const { source, subscriber, supplier, createdBy, createdByRole } = given;
  const document: DraftDocument = {
    ...given,
    eventState: "OPEN",
    subscriberId: subscriber.id,
    supplierId: supplier.id,
    createdById: createdBy.id,
    archived: false,
    rejected: false,
    ordered: false,
    modified: false,
    disconnected: false,
    userProcessed: false,
    cancelledByCustomer: false,
    cancelledBySupplier: false,
    cancelConfirmed: false,
    waits: [],
    validUntilDate: null,
    repairAccepted: false,
    dateUnanswered: false,
    heldReason: null,
    proposedDeliveryDate: null,
    handlerIds: { subscriber: createdByRole === "SUBSCRIBER" ? createdBy.id : null, supplier: null },
    forwards: [],
    supplierUser: null,
    createdAt: at,
    times: {},
    answerShown: false,
    connectionBefore: null,
    sent: { ...given.fields },
    log: [],
    messages: [],
    questions: [],
    requests: [],
    files: [],
  };
  document.log.push({
    at,
    label: "created",
    action: "create",
    by: createdBy,
    organization: createdByRole === "SUBSCRIBER" || source?.mode === "FORWARD" ? subscriber : supplier,
    seenBy: null,
    changes: [],
    versioned: true,
  });
  given.inCase.documents.push(document);
  if (source?.mode === "FORWARD") source.document.forwards.push(document);
  return document;
}
