import { DocumentTypeSelectionPage } from "../documents/document-type-selection-page.tsx";

/** /subscriber */
export default function SubscriberRoute() {
  return <DocumentTypeSelectionPage />;
}
