import { AttachmentsPanel } from "../attachments/attachments-panel.tsx";
import { DocumentPage } from "../documents/document-page.tsx";
import type { DocumentPanels } from "../documents/page/document-view.tsx";
import { MessagesPanel } from "../messages/messages-panel.tsx";
import { NotesPanel } from "../notes/notes-panel.tsx";
import { FollowersPanel } from "../notifications/followers-panel.tsx";
import { FormPicker } from "./form-attachments.tsx";

const panels: DocumentPanels = ({ scope, document, userId }) => (
  <>
    <MessagesPanel {...scope} userId={userId} document={document} />
    <NotesPanel {...scope} userId={userId} document={document} />
    <AttachmentsPanel {...scope} document={document} />
    <FollowersPanel {...scope} document={document} />
  </>
);

/** /subscriber/documents/:id, /vendor/documents/:id and /fault-handler/documents/:id */
export function DocumentRoute() {
  return <DocumentPage panels={panels} attachments={FormPicker} />;
}
