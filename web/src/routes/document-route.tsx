import { DocumentPage } from "../documents/document-page.tsx";
import { documentPanels } from "./document-panels.tsx";
import { FormPicker } from "./form-attachments.tsx";

/** /subscriber/documents/:id, /vendor/documents/:id and /fault-handler/documents/:id */
export function DocumentRoute() {
  return <DocumentPage panels={documentPanels} attachments={FormPicker} />;
}
