import { DocumentPage } from "../documents/document-page.tsx";

/** /subscriber/documents/:id and /vendor/documents/:id */
export default function DocumentRoute() {
  return <DocumentPage />;
}
