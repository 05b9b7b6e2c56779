import NotificationsOutlined from "@mui/icons-material/NotificationsOutlined";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Suspense, type ComponentType } from "react";
import { answer } from "../api/answer.ts";
import { besideThePage } from "../api/beside-the-page.ts";
import { api } from "../api/client.ts";
import { queryKeys } from "../api/query-keys.ts";
import { useAnchor } from "../components/use-anchor.ts";

const Count = styled("span")(({ theme }) => ({
  position: "absolute",
  top: 2,
  insetInlineStart: 20,
  padding: "0 5px",
  borderRadius: 9,
  fontSize: "0.6875rem",
  fontWeight: 650,
  lineHeight: "18px",
  whiteSpace: "nowrap",
  background: theme.palette.error.main,
  color: theme.palette.error.contrastText,
}));

/** The server counts no further. */
const mostCounted = 100;
/** Where no stream tells of changes, they are asked for. */
const everyMs = 60_000;

export type NotificationPanel = ComponentType<{ anchor: HTMLElement; onClose: () => void }>;

export const unreadQuery = queryOptions({
  queryKey: queryKeys.notifications("unread"),
  queryFn: () => answer(api.GET("/users/me/notifications/unread", { priority: besideThePage })),
});

/** How many notifications and messages are unread, and the way to them. */
export function NotificationBell({ panel: Panel }: { panel: NotificationPanel }) {
  const { anchor, isOpen, open, close } = useAnchor();
  const { data } = useQuery({ ...unreadQuery, refetchInterval: everyMs });
  const { unread, ofMessages, messages } = data ?? { unread: 0, ofMessages: 0, messages: 0 };
  // A message of which one is told by a notification counts once.
  const count = unread - ofMessages + Math.max(ofMessages, messages);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={texts.shell.notifications(unread, messages)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <NotificationsOutlined />
        {count > 0 && <Count aria-hidden>{count < mostCounted ? count : "99+"}</Count>}
      </IconButton>
      <Suspense>{anchor && <Panel anchor={anchor} onClose={close} />}</Suspense>
    </>
  );
}
