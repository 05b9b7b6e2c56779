import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { NoticeMark } from "../connections/notice-mark.tsx";
import type { ListedNotice } from "./notice-queries.ts";

const words = texts.supplierNotices;
const formats = texts.formats;

/** When it is, and how it stands. */
export function whenOf(notice: Pick<ListedNotice, "kind" | "state" | "beginsAt" | "endsAt">): string {
  const { kind, state, beginsAt, endsAt } = notice;
  const when = words.times(kind, beginsAt, endsAt);
  return state === "announced" ? when : `${when}. ${words.states[state]}.`;
}

const readOf = ({ readAt, subscribers, unread }: ListedNotice): string => {
  if (subscribers !== null) return words.readBy(subscribers - (unread ?? 0), subscribers);
  return readAt === null ? words.notRead : formats.instant(readAt);
};

/** What the list of notices shows of each. */
export const noticeColumns = (role: PathRole): DataColumn<ListedNotice>[] => [
  {
    id: "kind",
    header: words.columns.kind,
    cell: ({ kind, standing }) => <NoticeMark kind={kind} over={!standing} />,
    width: 172,
    card: "head",
  },
  {
    id: "title",
    header: words.columns.title,
    cell: ({ title }) => title,
    width: 150,
    grow: 2,
    wraps: true,
    card: "title",
  },
  { id: "when", header: words.columns.when, cell: whenOf, width: 250, grow: 3, wraps: true, card: "second" },
  ...(role === "SUBSCRIBER"
    ? [
        {
          id: "supplier",
          header: words.columns.supplier,
          cell: ({ supplier }: ListedNotice) => supplier.name,
          width: 130,
          grow: 2,
          wraps: true,
          card: "third" as const,
        },
      ]
    : []),
  {
    id: "connections",
    header: words.columns.connections,
    cell: ({ connections }) => formats.number(connections),
    width: 112,
    figures: true,
    card: "third",
    named: true,
  },
  { id: "read", header: words.columns.read, cell: readOf, width: 140, card: "third", named: role !== "SUBSCRIBER" },
];
