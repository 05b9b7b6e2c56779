import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { problemText } from "../api/api-problem.ts";
import { queryKeys } from "../api/query-keys.ts";
import { sendAtOnce } from "../api/send-at-once.ts";
import { performUndoable } from "../components/feedback/perform-undoable.ts";
import { showSnackbar } from "../components/feedback/snackbar.ts";
import type { AttachedDocument, Attachment, Place, UploadedFile } from "./api/entities.ts";
import { attachFile, deleteFile } from "./api/file-calls.ts";
import { deletedHere } from "./deleted-here.ts";

const words = texts.attachments;

/** Puts uploads into a document and takes attachments out of it, with 5 s to undo (U16). */
export function useAttachments(place: Place) {
  const client = useQueryClient();
  const { organizationId, role, eventId } = place;
  const key = queryKeys.document(organizationId, role, eventId);

  const attach = async ({ id }: UploadedFile, description: string): Promise<void> => {
    const files = await attachFile(place, id, description);
    client.setQueryData(key, (document: AttachedDocument | undefined) => document && { ...document, files });
    await client.invalidateQueries({ queryKey: key });
  };

  const remove = ({ id, name }: Attachment): void => {
    deletedHere.add([id]);
    performUndoable({
      text: words.deleted(name),
      onUndo: () => deletedHere.remove([id]),
      run: async (leaving) => {
        const path = `organizations/${organizationId}/roles/${role}/events/${eventId}/files/${id}`;
        if (leaving) return sendAtOnce(path, { method: "DELETE" });
        try {
          await deleteFile(place, id);
        } catch (error) {
          deletedHere.remove([id]);
          showSnackbar(`${words.deleteFailed(name)}. ${problemText(error)}`, { severity: "error" });
        }
        await client.invalidateQueries({ queryKey: key });
        return undefined;
      },
    });
  };

  return { attach, remove };
}
