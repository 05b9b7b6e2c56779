import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { SourceMode } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { ChosenProduct } from "./check-event-products.ts";
import type { DocumentScope } from "./document-scope.ts";
import type { Dealt } from "./require-right-to-create.ts";

export type NewDocument = {
  supplierId: string;
  subscriberId?: string | undefined;
  document: DocumentFields;
  eventProducts: readonly ChosenProduct[];
  fileIds?: readonly string[] | undefined;
  source?: { eventId: number; mode: SourceMode } | undefined;
};

export type CreateRequest = {
  scope: DocumentScope;
  documentType: DocumentType;
  input: NewDocument;
  requestId: string;
  /** What requireRightToCreate has said of its supplier just before, where the caller had to ask. */
  dealt?: Dealt | undefined;
  /** Its supplier hears of it together with others, by tellOfMany. */
  gathered?: true;
};
