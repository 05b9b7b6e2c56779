import { DocumentListPage } from "../documents/document-list-page.tsx";

/** /subscriber/documents and /vendor/documents */
export default function DocumentListRoute() {
  return <DocumentListPage />;
}
