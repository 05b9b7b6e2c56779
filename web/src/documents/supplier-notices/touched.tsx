import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { Section } from "../../components/layout/section.tsx";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { PlainTable } from "../../components/tables/plain-table.tsx";
import type { Scope } from "../api/entities.ts";
import { touchedQuery, type NoticeConnection, type SupplierNotice } from "./notice-queries.ts";

const words = texts.supplierNotices;

const firstShown = 50;
const mostShown = 1000;

const columnsOf = ({ role }: Scope): DataColumn<NoticeConnection>[] => [
  {
    id: "connection",
    header: words.columns.connection,
    cell: ({ id, productName }) => (
      <Link to={routes.connection(areaOfRole[role], id)}>
        {formatEventId(id)} {productName}
      </Link>
    ),
    width: 200,
  },
  ...(role === "SUPPLIER"
    ? [
        {
          id: "partner",
          header: words.columns.partner.SUPPLIER,
          cell: ({ partnerName }: NoticeConnection) => partnerName,
          width: 160,
        },
      ]
    : []),
  { id: "customer", header: words.columns.customer, cell: ({ customerName }) => customerName, width: 160 },
  {
    id: "ids",
    header: texts.connections.ids,
    cell: ({ subscriberConnectionId, supplierConnectionId }) =>
      [subscriberConnectionId, supplierConnectionId].filter(Boolean).join(", "),
    width: 160,
  },
];

/** The connections that a notice touches, as far as the reader sees them. */
export function Touched({ scope, notice }: { scope: Scope; notice: SupplierNotice }) {
  const [limit, setLimit] = useState(firstShown);
  const { data, error, refetch } = useQuery({
    ...touchedQuery(scope, notice.id, { page: 0, limit }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(scope), [scope]);
  const title = scope.role === "SUBSCRIBER" ? words.ownTouched : words.touched;
  return (
    <Section title={title}>
      {data ? (
        <>
          <PlainTable label={title} columns={columns} rows={data.rows} rowId={({ id }) => String(id)} />
          {data.total > limit && limit < mostShown && (
            <Button onClick={() => setLimit(mostShown)}>{texts.notificationPanel.more}</Button>
          )}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlock lines={6} />
      )}
    </Section>
  );
}
