import CircleOutlined from "@mui/icons-material/CircleOutlined";
import Circle from "@mui/icons-material/Circle";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { noticeSubjectOf, noticeWords } from "@runko/domain/supplier-notices/supplier-notice";
import { texts } from "@runko/domain/texts/texts";
import { VisuallyHidden } from "../components/visually-hidden.tsx";
import type { Notification, SupplierNoticeNotification } from "./notification-queries.ts";

const words = texts.notificationPanel;

const Row = styled("li", { shouldForwardProp: (prop) => prop !== "read" })<{ read: boolean }>(({ theme, read }) => ({
  display: "flex",
  alignItems: "center",
  paddingInlineEnd: 8,
  borderBottom: `1px solid ${theme.colors.divider}`,
  background: read ? undefined : theme.palette.action.selected,
}));

const Open = styled("button", { shouldForwardProp: (prop) => prop !== "read" })<{ read: boolean }>(
  ({ theme, read }) => ({
    flex: 1,
    minWidth: 0,
    padding: "10px 8px 10px 16px",
    border: 0,
    background: "none",
    color: "inherit",
    font: "inherit",
    textAlign: "start",
    cursor: "pointer",
    "&:hover": { background: theme.palette.action.hover },
    "&:focus-visible": { outlineOffset: -2 },
    "& strong": { display: "block", fontWeight: read ? 450 : 650, overflowWrap: "anywhere" },
    "& small": { color: theme.colors.textSecondary },
  }),
);

const Mark = styled("span", { shouldForwardProp: (prop) => prop !== "tone" })<{ tone: "red" | "amber" }>(
  ({ theme, tone }) => ({
    marginInlineEnd: 6,
    padding: "0 6px",
    borderRadius: 8,
    border: `1px solid ${theme.tones[tone].line}`,
    fontSize: "0.75rem",
    fontWeight: 600,
    background: theme.tones[tone].ground,
    color: theme.tones[tone].text,
  }),
);

function supplierNoticeHeadline({ subject, noticeKind, title }: SupplierNoticeNotification): string {
  const { headlines, kinds } = texts.supplierNotices;
  const word = noticeWords.find((known) => noticeSubjectOf(known) === subject) ?? "announced";
  return `${headlines[word](kinds[noticeKind])}: ${title}`;
}

type NotificationItemProps = {
  notification: Notification;
  onOpen: (one: Notification) => void;
  onMark: (one: Notification, read: boolean) => void;
};

/** One notification: what happened to which document, who is on the other side, and when. */
export function NotificationItem({ notification, onOpen, onMark }: NotificationItemProps) {
  const { read, urgent, kind, counterparty, at } = notification;
  const headline =
    "eventId" in notification
      ? texts.notices.headline(notification.subject, notification.documentType, notification.eventId)
      : "noticeId" in notification
        ? supplierNoticeHeadline(notification)
        : texts.notices.subscriptionHeadlines[notification.subject];
  return (
    <Row read={read}>
      <Open type="button" read={read} onClick={() => onOpen(notification)}>
        <strong>
          {!read && <VisuallyHidden>{words.unread}: </VisuallyHidden>}
          {headline}
        </strong>
        {urgent && <Mark tone="red">{texts.notices.urgent}</Mark>}
        {kind === "Control" && <Mark tone="amber">{words.task}</Mark>}
        <small>
          {counterparty}, {texts.formats.instant(at)}
        </small>
      </Open>
      <IconButton
        size="small"
        aria-label={read ? words.markUnread(headline) : words.markRead(headline)}
        onClick={() => onMark(notification, !read)}
      >
        {read ? <CircleOutlined sx={{ fontSize: 14 }} /> : <Circle color="primary" sx={{ fontSize: 14 }} />}
      </IconButton>
    </Row>
  );
}
