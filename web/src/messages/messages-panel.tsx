import EditOutlined from "@mui/icons-material/EditOutlined";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import {
  refusalToMarkMessages,
  refusalToReadMessages,
  refusalToWriteMessages,
} from "@runko/domain/messages/message-parties";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState, type ReactNode } from "react";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { Section } from "../components/layout/section.tsx";
import { useFetchLater } from "../screen/use-fetch-later.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import type { Message, MessagedDocument, Place } from "./api/entities.ts";
import { messagesQuery } from "./api/message-calls.ts";
import { laterParts, MessageComposer } from "./later-parts.ts";
import { messageDraftsOf } from "./message-drafts.ts";
import { MessageItem } from "./message-item.tsx";
import { threadsOf } from "./threads.ts";
import { useMessageActions } from "./use-message-actions.ts";

const words = texts.messages;

const List = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "flex",
  flexDirection: "column",
  gap: 12,
});
const Replies = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: "8px 0 0 12px",
  padding: "0 0 0 10px",
  borderInlineStart: `2px solid ${theme.colors.divider}`,
  display: "flex",
  flexDirection: "column",
  gap: 8,
}));
const Above = styled("div")({ marginBottom: 12 });

type PanelProps = Omit<Place, "eventId"> & { userId: string; document: MessagedDocument };

/** The messages between the parties of a document, answered in place; nothing for those whose they are not. */
export function MessagesPanel({ organizationId, role, userId, document }: PanelProps) {
  const actor = { organizationId, role, userId };
  if (refusalToReadMessages(actor, document) !== null) return null;
  const mayWrite = refusalToWriteMessages(actor, document) === null;
  const mayMark = refusalToMarkMessages(actor, document) === null;
  return (
    <Messages
      place={{ organizationId, role, eventId: document.id }}
      userId={userId}
      document={document}
      mayWrite={mayWrite}
      mayMark={mayMark}
    />
  );
}

function Threads({ messages, item }: { messages: readonly Message[]; item: (message: Message) => ReactNode }) {
  return (
    <List aria-label={words.title}>
      {threadsOf(messages).map(({ first, replies }) => (
        <li key={first.id}>
          {item(first)}
          {replies.length > 0 && (
            <Replies>
              {replies.map((reply) => (
                <li key={reply.id}>{item(reply)}</li>
              ))}
            </Replies>
          )}
        </li>
      ))}
    </List>
  );
}

type MessagesProps = {
  place: Place;
  userId: string;
  document: MessagedDocument;
  mayWrite: boolean;
  mayMark: boolean;
};

function Messages({ place, userId, document, mayWrite, mayMark }: MessagesProps) {
  const { data, error, refetch } = useQuery(messagesQuery(place));
  const { mark, expire } = useMessageActions(place, document);
  const drafts = messageDraftsOf(place, userId);
  const [writing, setWriting] = useState<string | undefined>(() => Object.keys(drafts.read() ?? {})[0]);
  useFetchLater(laterParts);
  useShortcut("m", () => setWriting(""), { label: words.newMessage, enabled: mayWrite });

  const to = (place.role === "SUBSCRIBER" ? document.supplier : document.subscriber).name;
  const composer = (answered: Message | undefined): ReactNode =>
    mayWrite &&
    writing === (answered?.id ?? "") && (
      <Suspense fallback={<SkeletonBlock lines={4} />}>
        <MessageComposer
          place={place}
          to={to}
          answered={answered}
          drafts={drafts}
          onClose={() => setWriting(undefined)}
        />
      </Suspense>
    );
  const item = (message: Message) => (
    <>
      <MessageItem
        message={message}
        mayMark={mayMark}
        mayWrite={mayWrite}
        onMark={(read) => void mark(message, read)}
        onExpire={() => expire(message)}
        onReply={() => setWriting(message.id)}
      />
      {composer(message)}
    </>
  );
  const why = document.archived ? words.archived : words.faultsOnly;
  return (
    <Section
      title={words.title}
      actions={
        mayWrite && (
          <Button size="small" startIcon={<EditOutlined />} onClick={() => setWriting("")} data-screen-only>
            {words.newMessage}
          </Button>
        )
      }
    >
      {composer(undefined) && <Above>{composer(undefined)}</Above>}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonBlock lines={3} />}
      {data?.length === 0 && <Typography color="textSecondary">{words.empty}</Typography>}
      {data && data.length > 0 && <Threads messages={data} item={item} />}
      {!mayWrite && (
        <Typography color="textSecondary" variant="body2" sx={{ mt: 2 }}>
          {why}
        </Typography>
      )}
    </Section>
  );
}
