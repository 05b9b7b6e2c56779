import DoneAll from "@mui/icons-material/DoneAll";
import MarkEmailUnreadOutlined from "@mui/icons-material/MarkEmailUnreadOutlined";
import ReplyOutlined from "@mui/icons-material/ReplyOutlined";
import ScheduleOutlined from "@mui/icons-material/ScheduleOutlined";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { StateChip } from "../components/state-chip.tsx";
import type { Message } from "./api/entities.ts";
import { useSeen } from "./use-seen.ts";

const words = texts.messages;

const Item = styled("article")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: 4,
  padding: "8px 12px",
  borderRadius: theme.shape.borderRadius,
  background: theme.palette.action.hover,
  "&[data-own=true]": { background: "transparent", border: `1px solid ${theme.colors.divider}` },
  "&[data-unread=true]": { boxShadow: `inset 3px 0 0 ${theme.colors.accent}` },
  "&[data-expired=true] > p": { color: theme.colors.textSecondary, textDecoration: "line-through" },
}));
const Head = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px 8px" });
const Subject = styled("strong")({ flex: 1, minWidth: 120, overflowWrap: "anywhere" });
const Content = styled("p")({ margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere", fontSize: "0.8125rem" });
const Small = styled("div")(({ theme }) => ({ fontSize: "0.75rem", color: theme.colors.textSecondary }));
const Buttons = styled("div")({ display: "flex", flexWrap: "wrap", gap: 4, marginInlineStart: -6 });

type ItemProps = {
  message: Message;
  mayMark: boolean;
  mayWrite: boolean;
  onMark: (read: boolean) => void;
  onExpire: () => void;
  onReply: () => void;
};

function Marks({
  message: { received, readAt, answered, expired },
  wasUnread,
}: {
  message: Message;
  wasUnread: boolean;
}) {
  if (expired) return <StateChip tone="grey" icon={ScheduleOutlined} label={words.expired} />;
  if (received && readAt === null)
    return <StateChip tone="amber" icon={MarkEmailUnreadOutlined} label={words.unread} />;
  if (answered) return <StateChip tone="green" icon={ReplyOutlined} label={words.answered} />;
  if (wasUnread) return <StateChip tone="blue" icon={MarkEmailUnreadOutlined} label={words.fresh} />;
  return null;
}

/** The step of the history that has led to its message: who has gone on from there is not led back when messages are drawn anew. */
const led = { key: "" };

/** One message; shown at once when the address names it. What is received is marked read once it has been in sight; what was unread stays marked as new. */
export function MessageItem({ message, mayMark, mayWrite, onMark, onExpire, onReply }: ItemProps) {
  const { id, received, readAt, expired, subject, content, senderName, senderOrganization, sentAt } = message;
  const unread = received && readAt === null && !expired;
  const [wasUnread] = useState(unread);
  const [left, setLeft] = useState(false);
  const item = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const isAddressed = hash === `#${id}`;
  useEffect(() => {
    if (!isAddressed || led.key === key) return;
    led.key = key;
    item.current?.scrollIntoView({ block: "center" });
    item.current?.focus({ preventScroll: true });
  }, [isAddressed, key]);
  useSeen(item, unread && mayMark && !left, () => onMark(true));
  return (
    <Item
      ref={item}
      aria-label={subject}
      tabIndex={isAddressed ? -1 : undefined}
      data-own={!received}
      data-unread={unread || (wasUnread && received)}
      data-expired={expired}
    >
      <Head>
        <Subject>{subject}</Subject>
        <Marks message={message} wasUnread={wasUnread} />
      </Head>
      <Small>
        {words.from(senderName, senderOrganization.name)} · {texts.formats.instant(sentAt)}
      </Small>
      <Content>{content}</Content>
      {!received && readAt !== null && (
        <Small>
          <DoneAll aria-hidden sx={{ fontSize: 14, verticalAlign: "text-bottom", mr: 1 }} />
          {words.read(texts.formats.instant(readAt))}
        </Small>
      )}
      {!expired && (mayWrite || mayMark) && (
        <Buttons data-screen-only>
          {received && mayWrite && (
            <Button size="small" startIcon={<ReplyOutlined />} onClick={onReply}>
              {words.reply}
            </Button>
          )}
          {received && mayMark && (
            <Button
              size="small"
              color="inherit"
              onClick={() => {
                setLeft(!unread);
                onMark(unread);
              }}
            >
              {unread ? words.markRead : words.markUnread}
            </Button>
          )}
          {!received && mayWrite && (
            <Button size="small" color="inherit" onClick={onExpire}>
              {words.expire}
            </Button>
          )}
        </Buttons>
      )}
    </Item>
  );
}
