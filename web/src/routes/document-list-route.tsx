import { DocumentListPage } from "../documents/document-list-page.tsx";
import type { PreviewProps } from "../documents/list/beside-list.tsx";
import { lazyWithPreload } from "../screen/lazy-with-preload.tsx";

const Preview = lazyWithPreload<PreviewProps>(() => import("./document-preview-part.tsx"));

/** /subscriber/documents, /vendor/documents and /fault-handler/documents */
export function DocumentListRoute() {
  return <DocumentListPage preview={Preview} />;
}
