import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { problemText } from "../api/api-problem.ts";
import { sendAtOnce } from "../api/send-at-once.ts";
import { performUndoable } from "../components/feedback/perform-undoable.ts";
import { showSnackbar } from "../components/feedback/snackbar.ts";
import { useAction } from "../components/submit/use-action.ts";
import type { Message, MessagedDocument, Place } from "./api/entities.ts";
import { changeMessage, messagesKey } from "./api/message-calls.ts";
import { showUnread } from "./api/show-unread.ts";

const words = texts.messages;

/** Marks messages: seen at once, taken back when the server refuses (U7). */
export function useMessageActions(place: Place, document: MessagedDocument) {
  const client = useQueryClient();
  const put = (id: string, part: Partial<Message>) =>
    client.setQueryData(messagesKey(place), (messages: Message[] | undefined) =>
      messages?.map((message) => (message.id === id ? { ...message, ...part } : message)),
    );
  const fail = (error: unknown) => showSnackbar(`${words.markFailed}. ${problemText(error)}`, { severity: "error" });

  const { run } = useAction({
    perform: ({ message: { id }, read }: { message: Message; read: boolean }) => {
      put(id, { readAt: read ? new Date().toISOString() : null });
      showUnread(client, place, document, read ? -1 : 1);
      return changeMessage(place, id, { read });
    },
    onDone: (changed, { message: { id } }) => put(id, changed),
    onFailed: (error, { message: { id, readAt }, read }) => {
      put(id, { readAt });
      showUnread(client, place, document, read ? 1 : -1);
      fail(error);
    },
    parallel: true,
  });
  const mark = async (message: Message, read: boolean): Promise<void> => {
    if ((message.readAt !== null) !== read) await run({ message, read });
  };

  const expire = ({ id }: Message): void => {
    put(id, { expired: true });
    const { organizationId, role, eventId } = place;
    performUndoable({
      text: words.expiredNow,
      onUndo: () => put(id, { expired: false }),
      run: async (leaving) => {
        const body = { expired: true } as const;
        const path = `organizations/${organizationId}/roles/${role}/events/${eventId}/internal-messages/${id}`;
        if (leaving) return sendAtOnce(path, { method: "PATCH", body });
        try {
          put(id, await changeMessage(place, id, body));
        } catch (error) {
          put(id, { expired: false });
          fail(error);
        }
        return undefined;
      },
    });
  };

  return { mark, expire };
}
