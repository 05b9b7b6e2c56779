import MailOutlined from "@mui/icons-material/MailOutlined";
import { styled } from "@mui/material/styles";
import { messagedTypes } from "@runko/domain/messages/messaged-types";
import type { PathRole } from "@runko/domain/organizations/roles";
import { accessToArea, activeRole, areaPaths } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useSession } from "../session/session-context.ts";
import { unreadQuery } from "../shell/notification-bell.tsx";
import { useCounts } from "../shell/use-counts.ts";

const words = texts.notificationPanel;

const Part = styled("section")(({ theme }) => ({
  padding: "8px 16px",
  borderBottom: `1px solid ${theme.colors.divider}`,
  "& h3": { margin: 0, fontSize: "0.8125rem" },
  "& ul": { listStyle: "none", margin: 0, padding: 0 },
  "& p": { margin: "4px 0", fontSize: "0.8125rem", color: theme.colors.textSecondary },
}));
const Line = styled(Link)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 36,
  color: theme.palette.primary.main,
  "& svg": { fontSize: 18 },
}));

type UnreadByTypeProps = { path: string; role: PathRole; onOpen: () => void; all: number };

/** The messages that nobody of the organization has read, by type of document, each with the way to them. */
function UnreadByType({ path, role, onOpen, all }: UnreadByTypeProps) {
  const { data: counts } = useCounts();
  if (!counts) return null;
  const unread = messagedTypes(role).flatMap((type) => {
    const count = counts[type]?.unreadMessages ?? 0;
    return count === 0 ? [] : [{ type, count }];
  });
  const elsewhere = all - unread.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <ul>
        {unread.map(({ type, count }) => (
          <li key={type}>
            <Line to={`${path}/documents?type=${type}&unread=1`} onClick={onOpen}>
              <MailOutlined aria-hidden />
              {texts.shell.unreadOf(count, texts.documents.types[type].many)}
            </Line>
          </li>
        ))}
      </ul>
      <Line to={`${path}/messages`} onClick={onOpen}>
        {texts.inbox.toAll}
      </Line>
      {elsewhere > 0 && <p>{words.messagesElsewhere(elsewhere)}</p>}
    </>
  );
}

/** What of the user's organizations is unread; in an area of documents with the way to what is its own. */
export function UnreadMessages({ onOpen }: { onOpen: () => void }) {
  const { area, allowed } = useSession();
  const { data } = useQuery(unreadQuery);
  const all = data?.messages ?? 0;
  if (all === 0) return null;
  const inDocuments = area !== null && area !== "workManagement" && accessToArea(allowed, area) === "full";
  const role = inDocuments ? activeRole(area) : null;
  return (
    <Part aria-label={words.messages}>
      <h3>{words.messages}</h3>
      {inDocuments && role !== null ? (
        <UnreadByType path={areaPaths[area]} role={role} onOpen={onOpen} all={all} />
      ) : (
        <p>{words.messagesElsewhere(all)}</p>
      )}
    </Part>
  );
}
