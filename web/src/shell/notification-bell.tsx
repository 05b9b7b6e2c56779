import NotificationsOutlined from "@mui/icons-material/NotificationsOutlined";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState, type ComponentType } from "react";
import { answer } from "../api/answer.ts";
import { api } from "../api/client.ts";
import { queryKeys } from "../api/query-keys.ts";

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

/** How many notifications are unread, and the way to them. */
export function NotificationBell({ panel: Panel }: { panel: NotificationPanel }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useQuery({
    queryKey: queryKeys.notifications("unread"),
    queryFn: () => answer(api.GET("/users/me/notifications/unread")),
    refetchInterval: everyMs,
  });
  const unread = data?.unread ?? 0;
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={texts.shell.notifications(unread)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <NotificationsOutlined />
        {unread > 0 && <Count aria-hidden>{unread < mostCounted ? unread : "99+"}</Count>}
      </IconButton>
      <Suspense>{anchor && <Panel anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
}
