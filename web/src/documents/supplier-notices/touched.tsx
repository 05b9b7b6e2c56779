import Button from "@mui/material/Button";
import { mayCreateType } from "@runko/domain/organizations/event-type-rights";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { ChoiceFilter } from "../../components/forms/choice-filter.tsx";
import { Section } from "../../components/layout/section.tsx";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { PlainTable } from "../../components/tables/plain-table.tsx";
import { useSession } from "../../session/session-context.ts";
import type { Scope } from "../api/entities.ts";
import { ConnectionStateChip } from "../connections/connection-state.tsx";
import { newDocumentPath } from "../new/new-document-url.ts";
import { alternativesQuery, touchedQuery, type NoticeConnection, type SupplierNotice } from "./notice-queries.ts";

const words = texts.supplierNotices;

const firstShown = 50;
const mostShown = 1000;

type OrderInstead = { id: string; productGroupId: string; supplierId: string } | undefined;

/** The form of an order that begins with what is known of the connection, and with the product that is to stand in its place. */
const insteadPath = (eventId: number, { id: productId, productGroupId, supplierId }: NonNullable<OrderInstead>) =>
  newDocumentPath("Order", { eventId, mode: "COPY" }, { productId, productGroupId, supplierId });

const columnsOf = ({ role }: Scope, isEnd: boolean, instead: OrderInstead): DataColumn<NoticeConnection>[] => [
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
  ...(isEnd
    ? [
        {
          id: "state",
          header: words.ending.state,
          cell: ({ state }: NoticeConnection) => state && <ConnectionStateChip state={state} />,
          width: 130,
        },
        {
          id: "replacement",
          header: words.ending.replacement,
          cell: ({ replacement }: NoticeConnection) =>
            replacement !== null && (
              <Link to={routes.document(areaOfRole[role], replacement)}>{formatEventId(replacement)}</Link>
            ),
          width: 120,
        },
      ]
    : []),
  ...(instead
    ? [
        {
          id: "instead",
          header: words.ending.alternatives,
          cell: ({ id, state, replacement }: NoticeConnection) =>
            state !== "terminated" &&
            replacement === null && (
              <Link to={insteadPath(id, instead)} aria-label={words.ending.orderInstead(id)}>
                {words.ending.order}
              </Link>
            ),
          width: 120,
        },
      ]
    : []),
];

/** The connections that a notice touches, as far as the reader sees them. */
export function Touched({ scope, notice }: { scope: Scope; notice: SupplierNotice }) {
  const { organization } = useSession();
  const [limit, setLimit] = useState(firstShown);
  const { data, error, refetch } = useQuery({
    ...touchedQuery(scope, notice.id, { page: 0, limit }),
    placeholderData: keepPreviousData,
  });
  const isEnd = notice.kind === "termination";
  const ordersInstead = isEnd && scope.role === "SUBSCRIBER" && mayCreateType(organization, "Order");
  const alternatives = useQuery({ ...alternativesQuery(scope, notice.id), enabled: ordersInstead });
  const offered = ordersInstead ? (alternatives.data ?? []) : [];
  const [productId, setProductId] = useState<string>();
  const named = offered.find(({ id }) => id === productId) ?? offered[0];
  const supplierId = notice.supplier.id;
  const instead = useMemo(() => named && { ...named, supplierId }, [named, supplierId]);
  const columns = useMemo(() => columnsOf(scope, isEnd, instead), [scope, isEnd, instead]);
  const title = scope.role === "SUBSCRIBER" ? words.ownTouched : words.touched;
  return (
    <Section title={title}>
      {data ? (
        <>
          {offered.length > 1 && (
            <div style={{ marginBottom: 12 }}>
              <ChoiceFilter
                id="instead"
                label={words.ending.ordered}
                options={offered.map(({ id, name }) => ({ value: id, label: name }))}
                value={instead?.id}
                onChange={setProductId}
                width={320}
              />
            </div>
          )}
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
