import type { WholeDocument } from "../api/entities.ts";
import type { FormAttachments } from "./form-files.tsx";
import { forwardPlace } from "./form-place.ts";
import { NewDocumentForm } from "./new-document-form.tsx";

type ForwardFormProps = {
  organizationId: string;
  original: Pick<WholeDocument, "id" | "documentType">;
  attachments?: FormAttachments | undefined;
};

/** The form of a forward, on the page of its original (T17); in a file of its own so that it is loaded when it opens. */
export default function ForwardForm({ organizationId, original, attachments }: ForwardFormProps) {
  const { id, documentType } = original;
  return (
    <NewDocumentForm
      type={documentType}
      place={forwardPlace(organizationId, id)}
      source={{ eventId: id, mode: "FORWARD" }}
      attachments={attachments}
    />
  );
}
