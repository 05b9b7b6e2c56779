import type { FieldName } from "@runko/domain/documents/document-fields";
import { formatFieldValue } from "@runko/domain/documents/format-field-value";
import { fieldLabel } from "@runko/domain/documents/field-label";
import { texts } from "@runko/domain/texts/texts";
import { Notice } from "../../components/feedback/notice.tsx";
import type { WholeDocument } from "../api/entities.ts";
import { valueWords } from "../fields/value-words.ts";

const reasons = [
  "rejectReason",
  "cancelReason",
  "cancelledBySupplierReason",
  "inProgressReason",
  "reopenReason",
] as const;

/** Which reason speaks of the present state: one for a return only while the document is open again. */
function presentReason({ eventState, rejected, returned, reopened, document }: WholeDocument): FieldName | undefined {
  return reasons.find((name) => {
    if (!document[name]) return false;
    if (name === "inProgressReason") return returned;
    if (name === "reopenReason") return reopened;
    return name === "rejectReason" ? rejected : eventState === "CANCELLED";
  });
}

/** Why a document was rejected, cancelled or returned. */
export function ClosingNotice({ document }: { document: WholeDocument }) {
  const name = presentReason(document);
  if (!name) return null;
  const { documentType, document: fields } = document;
  const explained = name === "rejectReason" || name === "inProgressReason" ? fields.reasonExplanation : undefined;
  return (
    <Notice severity="warning" title={fieldLabel(texts.documents, name, documentType)}>
      {[formatFieldValue(valueWords, name, fields[name]), explained].filter(Boolean).join(". ")}
    </Notice>
  );
}
