import DraftsOutlined from "@mui/icons-material/DraftsOutlined";
import MarkEmailUnreadOutlined from "@mui/icons-material/MarkEmailUnreadOutlined";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { formatAddress } from "@runko/domain/values/address";
import type { DataColumn } from "../../components/tables/data-column.ts";
import type { InboxMessage } from "./inbox-query.ts";

const words = texts.inbox;

const Beginning = styled("span")(({ theme }) => ({ fontWeight: 400, color: theme.colors.textSecondary }));

/** So much of a message as its lines can show. */
const shownCharacters = 160;

const about = ({ documentType, eventId, document: { productName, targetAddress } }: InboxMessage): string =>
  [
    `${texts.documents.types[documentType].one} ${eventId}`,
    ...(productName ? [productName] : []),
    ...(targetAddress ? [formatAddress(targetAddress)] : []),
  ].join(" · ");

function MarkButton({ message, onMark }: { message: InboxMessage; onMark: (message: InboxMessage) => void }) {
  const { received, expired, unread, subject } = message;
  if (!received || expired) return null;
  const label = unread ? words.markRead(subject) : words.markUnread(subject);
  return (
    <IconButton size="small" aria-label={label} title={label} onClick={() => onMark(message)} sx={{ p: 1 }}>
      {unread ? <MarkEmailUnreadOutlined fontSize="small" color="primary" /> : <DraftsOutlined fontSize="small" />}
    </IconButton>
  );
}

const senderOf = ({ received, senderName, senderOrganization, partner }: InboxMessage): string =>
  received ? texts.messages.from(senderName, senderOrganization.name) : words.fromOwn(senderName, partner.name);

/** What the page of messages shows of each. */
export const inboxColumns = (onMark: (message: InboxMessage) => void): DataColumn<InboxMessage>[] => [
  {
    id: "subject",
    header: words.columns.subject,
    cell: ({ subject }) => subject,
    width: 150,
    grow: 1,
    wraps: true,
    card: "title",
  },
  {
    id: "content",
    header: words.columns.content,
    cell: ({ content }) => <Beginning>{content.slice(0, shownCharacters)}</Beginning>,
    width: 160,
    grow: 4,
    wraps: true,
    card: "second",
  },
  { id: "sender", header: words.columns.sender, cell: senderOf, width: 228, grow: 2, wraps: true, card: "third" },
  { id: "document", header: words.columns.document, cell: about, width: 190, grow: 3, wraps: true, card: "third" },
  {
    id: "sentAt",
    header: words.columns.sentAt,
    cell: ({ sentAt }) => texts.formats.instant(sentAt),
    width: 92,
    wraps: true,
    align: "right",
    card: "third",
  },
  {
    id: "mark",
    header: words.columns.mark,
    cell: (message) => <MarkButton message={message} onMark={onMark} />,
    width: 64,
    card: "head",
  },
];
