import type { PreviewProps } from "../documents/list/beside-list.tsx";
import { DocumentPreview } from "../documents/page/document-preview.tsx";
import { documentPanels } from "./document-panels.tsx";

/** A document beside its list. */
export default function DocumentPreviewPart(props: PreviewProps) {
  return <DocumentPreview {...props} panels={documentPanels} />;
}
