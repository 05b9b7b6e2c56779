import type { DocumentAction } from "@runko/domain/documents/document-actions";
import { texts } from "@runko/domain/texts/texts";
import type { WholeDocument } from "../api/entities.ts";

type Labelled = Pick<WholeDocument, "documentType" | "rejected">;

/** What an action is called on the page of this document, wherever it stands there: what was refused is not just copied. */
export const actionLabel = (action: DocumentAction, { documentType, rejected }: Labelled): string =>
  action === "copy" && rejected ? texts.documents.sendAgain : texts.documents.actions[action](documentType);

/** Of a press that does two steps, which is called after both. */
export const onePressLabel = (action: DocumentAction, document: Labelled): string =>
  texts.documents.inOnePress[action] ?? actionLabel(action, document);
