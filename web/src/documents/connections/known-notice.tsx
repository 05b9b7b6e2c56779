import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { routes, type DocumentArea } from "../../addresses/routes.ts";
import { Notice } from "../../components/feedback/notice.tsx";
import { connectionQuery, type Connection } from "./connection-queries.ts";
import { useRegisterScope } from "./use-register-scope.ts";

const words = texts.supplierNotices;

/** What is told of a notice that a connection has, and when it is over. */
export function noticeText({ kind, title, beginsAt, endsAt }: NonNullable<Connection["notice"]>): string {
  const when = words.times(kind, beginsAt, endsAt);
  return kind === "outage" ? words.knownFault(title, when) : words.knownWork(title, when);
}

/** Tells who is about to report a fault that its reason is known; the fault can still be made, and is linked to it. */
export function KnownNotice({ connectionId, area }: { connectionId: number; area: DocumentArea }) {
  const { data } = useQuery(connectionQuery(useRegisterScope(), connectionId));
  const notice = data?.rows[0]?.notice;
  if (!notice?.ongoing) return null;
  return (
    <Notice
      severity="warning"
      title={noticeText(notice)}
      live
      action={
        <Link to={routes.supplierNotice(area, notice.id)} target="_blank" rel="noopener">
          {words.open}
        </Link>
      }
    >
      {words.knownHelp}
    </Notice>
  );
}
