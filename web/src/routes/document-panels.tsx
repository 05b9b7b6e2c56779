import { AttachmentsPanel } from "../attachments/attachments-panel.tsx";
import type { DocumentPanels } from "../documents/page/document-view.tsx";
import { MessagesPanel } from "../messages/messages-panel.tsx";
import { NotesPanel } from "../notes/notes-panel.tsx";
import { FollowersPanel } from "../notifications/followers-panel.tsx";
import { WatchPanel } from "../notifications/watch-panel.tsx";

/** What surrounds a document, on its page and beside a list. */
export const documentPanels: DocumentPanels = ({ scope, document, userId }) => (
  <>
    <MessagesPanel {...scope} userId={userId} document={document} />
    <NotesPanel {...scope} userId={userId} document={document} />
    <AttachmentsPanel {...scope} document={document} />
    <FollowersPanel {...scope} document={document} />
    <WatchPanel {...scope} document={document} />
  </>
);
