import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { problemText } from "../../api/api-problem.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { callsInTurn } from "../../components/submit/calls-in-turn.ts";
import { useAction } from "../../components/submit/use-action.ts";
import type { Place } from "../api/entities.ts";
import { changeMessage } from "../api/message-calls.ts";
import { showUnread } from "../api/show-unread.ts";
import { inboxKey, type InboxMessage, type InboxPage } from "./inbox-query.ts";

const inTurn = callsInTurn<string>();

/** Marks a message of the page as read or unread: seen at once, taken back when the server refuses (U7). */
export function useMarkMessage(scope: Omit<Place, "eventId">): (message: InboxMessage) => void {
  const client = useQueryClient();
  const show = (message: InboxMessage, unread: boolean) => {
    client.setQueriesData(
      { queryKey: inboxKey(scope) },
      (page: InboxPage | undefined) =>
        page && { ...page, rows: page.rows.map((row) => (row.id === message.id ? { ...row, unread } : row)) },
    );
    showUnread(client, { ...scope, eventId: message.eventId }, message, unread ? 1 : -1);
  };
  const { run } = useAction({
    perform: async (message: InboxMessage) => {
      const { id, eventId, unread } = message;
      show(message, !unread);
      await client.cancelQueries({ queryKey: inboxKey(scope) });
      return await inTurn(id, () => changeMessage({ ...scope, eventId }, id, { read: unread }));
    },
    onFailed: (error, message) => {
      show(message, message.unread);
      showSnackbar(`${texts.messages.markFailed}. ${problemText(error)}`, { severity: "error" });
    },
    stale: [inboxKey(scope), queryKeys.counts(scope.organizationId, scope.role), queryKeys.notifications("unread")],
    parallel: true,
  });
  return useCallback((message) => void run(message), [run]);
}
