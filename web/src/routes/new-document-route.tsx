import { NewDocumentPage } from "../documents/new-document-page.tsx";
import { FormPicker } from "./form-attachments.tsx";

/** /subscriber/documents/new */
export function NewDocumentRoute() {
  return <NewDocumentPage attachments={FormPicker} />;
}
