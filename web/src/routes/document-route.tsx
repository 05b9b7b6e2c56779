import { DocumentPage } from "../documents/document-page.tsx";

/** /subscriber/documents/:id, /vendor/documents/:id and /fault-handler/documents/:id */
export default function DocumentRoute() {
  return <DocumentPage panels={() => null} />;
}
