import Button from "@mui/material/Button";
import Popover from "@mui/material/Popover";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { EmptyState } from "../components/feedback/empty-state.tsx";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { showSnackbar } from "../components/feedback/snackbar.ts";
import { useAction } from "../components/submit/use-action.ts";
import ChoicesDialog from "./choices-dialog.tsx";
import { NotificationItem } from "./notification-item.tsx";
import { markAllRead, markNotification, notificationsQuery, type Notification } from "./notification-queries.ts";
import { UnreadMessages } from "./unread-messages.tsx";
import { useOpenNotification } from "./use-open-notification.ts";

const words = texts.notificationPanel;

const Head = styled("div")(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0 12px",
  padding: "8px 16px",
  background: theme.palette.background.paper,
  borderBottom: `1px solid ${theme.colors.divider}`,
  "& h2": { margin: 0, fontSize: "1rem" },
}));
const List = styled("ul")({ listStyle: "none", margin: 0, padding: 0 });
const Foot = styled("div")({ display: "flex", justifyContent: "space-between", gap: 12, padding: "8px 16px" });

const tellFailure = () => showSnackbar(words.failed, { severity: "error" });

/** What can be done with the notifications that are shown. */
function useMarks(onClose: () => void) {
  const client = useQueryClient();
  const openDocument = useOpenNotification();
  const { run: mark } = useAction({
    perform: ({ one, read }: { one: Notification; read: boolean }) => markNotification(client, one, read),
    onFailed: tellFailure,
    parallel: true,
  });
  const { run: markAll } = useAction({
    perform: (last: Notification) => markAllRead(client, last),
    onFailed: tellFailure,
  });
  const open = (one: Notification) => {
    onClose();
    if (!one.read) void mark({ one, read: true });
    void openDocument(one);
  };
  return { mark, markAll, open };
}

/** What the user was told of, the newest first; each opens its document. */
export default function NotificationPanel({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(notificationsQuery);
  const [choosing, setChoosing] = useState(false);
  const { mark, markAll, open } = useMarks(onClose);
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const [newest] = rows;
  if (choosing) return <ChoicesDialog onClose={onClose} />;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-label": words.title,
          sx: { width: "min(420px, calc(100vw - 16px))", maxHeight: "min(640px, calc(100dvh - 80px))" },
        },
      }}
    >
      <Head>
        <h2>{words.title}</h2>
        {newest && rows.some(({ read }) => !read) && (
          <Button size="small" onClick={() => void markAll(newest)}>
            {words.markAll}
          </Button>
        )}
      </Head>
      <UnreadMessages onOpen={onClose} />
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={6} />)}
      {data && rows.length === 0 && <EmptyState text={words.empty} />}
      <List>
        {rows.map((one) => (
          <NotificationItem
            key={one.id}
            notification={one}
            onOpen={open}
            onMark={(marked, read) => void mark({ one: marked, read })}
          />
        ))}
      </List>
      <Foot>
        <Button size="small" onClick={() => setChoosing(true)}>
          {words.choices}
        </Button>
        {hasNextPage && (
          <Button size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.more}
          </Button>
        )}
      </Foot>
    </Popover>
  );
}
