import { NewDocumentPage } from "../documents/new-document-page.tsx";

/** /subscriber/documents/new */
export default function NewDocumentRoute() {
  return <NewDocumentPage />;
}
