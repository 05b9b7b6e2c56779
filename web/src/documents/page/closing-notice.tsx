import type { FieldName } from "@runko/domain/documents/document-fields";
import { Notice } from "../../components/feedback/notice.tsx";
import type { WholeDocument } from "../api/entities.ts";
import { fieldLabel } from "../../language/document-words.ts";
import { formatFieldValue } from "../../language/field-values.ts";

const reasons = ["rejectReason", "cancelReason", "cancelledBySupplierReason", "inProgressReason"] as const;

/** Which reason speaks of the present state: one for a return only while the document is open again. */
function presentReason({ eventState, rejected, returned, document }: WholeDocument): FieldName | undefined {
  return reasons.find((name) => {
    if (!document[name]) return false;
    if (name === "inProgressReason") return returned;
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
    <Notice severity="warning" title={fieldLabel(name, documentType)}>
      {[formatFieldValue(name, fields[name]), explained].filter(Boolean).join(". ")}
    </Notice>
  );
}
