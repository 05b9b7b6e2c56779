import { DocumentListPage } from "../documents/document-list-page.tsx";

/** /subscriber/documents, /vendor/documents and /fault-handler/documents */
export default function DocumentListRoute() {
  return <DocumentListPage />;
}
