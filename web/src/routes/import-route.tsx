import { BatchSection } from "../documents/availability/batch/batch-section.tsx";
import { ImportPage } from "../documents/imports/import-page.tsx";

/** /subscriber/imports/:importId */
export function ImportRoute() {
  return <ImportPage batch={BatchSection} />;
}
