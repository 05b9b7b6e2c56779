import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { Section } from "../../components/layout/section.tsx";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { PlainTable } from "../../components/tables/plain-table.tsx";
import type { Scope } from "../api/entities.ts";
import { receiptsQuery, type NoticeReceipt, type SupplierNotice } from "./notice-queries.ts";

const words = texts.supplierNotices;
const formats = texts.formats;

const readOf = ({ readAt, remindedAt }: NoticeReceipt): string => {
  if (readAt !== null) return formats.instant(readAt);
  return remindedAt === null ? words.notRead : `${words.notRead}. ${words.remindedAt(formats.instant(remindedAt))}`;
};

const columns: DataColumn<NoticeReceipt>[] = [
  { id: "name", header: words.columns.partner.SUPPLIER, cell: ({ name }) => name, width: 200 },
  {
    id: "connections",
    header: words.columns.connections,
    cell: ({ connections }) => formats.number(connections),
    width: 90,
  },
  { id: "read", header: words.columns.read, cell: readOf, width: 200 },
];

const byReading = (a: NoticeReceipt, b: NoticeReceipt) =>
  Number(a.readAt !== null) - Number(b.readAt !== null) || b.connections - a.connections;

/** Which organizations have read a notice, those first that have not. */
export function Receipts({ scope, notice }: { scope: Scope; notice: SupplierNotice }) {
  const { data, error, refetch } = useQuery(receiptsQuery(scope, notice.id));
  const read = (notice.subscribers ?? 0) - (notice.unread ?? 0);
  return (
    <Section title={`${words.receipts} ${words.readBy(read, notice.subscribers ?? 0)}`}>
      {data ? (
        <PlainTable
          label={words.receipts}
          columns={columns}
          rows={data.rows.toSorted(byReading)}
          rowId={({ id }) => id}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlock lines={4} />
      )}
    </Section>
  );
}
