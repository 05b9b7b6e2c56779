import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { DocumentAction } from "@runko/domain/documents/document-actions";
import { finalStates } from "@runko/domain/documents/document-states";
import { connectionFields } from "@runko/domain/documents/standing-connection";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { formatEventId, parseEventId } from "@runko/domain/values/event-number";
import { useQuery } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { Link, useParams } from "react-router";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { roomForThreeColumns } from "../../screen/breakpoints.ts";
import { allows } from "../../api/allows.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import { CenteredMessage } from "../../components/feedback/centered-message.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { FieldList } from "../../components/layout/field-list.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Section } from "../../components/layout/section.tsx";
import { documentQuery } from "../api/document-queries.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";
import { usePrefetchDocument } from "../api/use-prefetch-document.ts";
import { CaseStory } from "../case/case-story.tsx";
import { useCase, type CasePart } from "../case/use-case.ts";
import { fieldItems } from "../fields/field-items.ts";
import { newDocumentPath } from "../new/new-document-url.ts";
import { madeFrom } from "../page/made-from.ts";
import { ContractEnd } from "../connections/connection-columns.tsx";
import { connectionQuery, type Connection } from "../connections/connection-queries.ts";
import { noticeText } from "../connections/known-notice.tsx";
import { ConnectionStateChip } from "../connections/connection-state.tsx";
import { useRegisterScope } from "../connections/use-register-scope.ts";
import { hasSupplierEnd, SupplierEnd } from "./supplier-end.tsx";

const words = texts.connections;
const formats = texts.formats;

const Stack = styled("div")({ display: "flex", flexDirection: "column", gap: 12, minWidth: 0 });
/** What it is, and how it came to it beside that where there is room. */
const Columns = styled("div")({
  display: "flex",
  flexDirection: "column",
  gap: 12,
  paddingBottom: 24,
  [`@media ${roomForThreeColumns}`]: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: 24,
    alignItems: "start",
  },
});

/** What is made of a connection, in the order of its buttons. */
const made = ["createFault", "createChangeOrder", "createCancelOrder", "copy"] as const satisfies DocumentAction[];

/** Whether a document of the case is of this connection, and not of another order beside it. */
function isOf(connectionId: number, { row, whole }: CasePart): boolean {
  const { documentType: type, id } = row;
  if (type === "Order") return id === connectionId;
  const source = whole?.sourceEventId ?? null;
  return (type !== "ChangeOrder" && type !== "Fault") || source === null || source === connectionId;
}

const isOpenFault = ({ row: { documentType, eventState } }: CasePart) =>
  documentType === "Fault" && !finalStates.some((state) => state === eventState);

type ShownProps = { scope: Scope; connection: Connection; order: WholeDocument };

function MadeOfIt({ order }: { order: WholeDocument }) {
  return made
    .filter((action) => allows(order, action))
    .map((action) => {
      const next = madeFrom(action, order.documentType);
      return (
        next && (
          <Button
            key={action}
            component={Link}
            to={newDocumentPath(next.type, { eventId: order.id, mode: next.mode })}
            variant="outlined"
          >
            {texts.documents.actions[action](order.documentType)}
          </Button>
        )
      );
    });
}

function Shown({ scope, connection, order }: ShownProps) {
  const area = areaOfRole[scope.role];
  const { parts, error, refetch } = useCase(scope, order.caseId);
  const prefetch = usePrefetchDocument(scope);
  const own = parts?.filter((part) => isOf(connection.id, part));
  const faults = own?.filter(isOpenFault) ?? [];
  const { monthlyFee, connectFee, activeSince, endedOn, openFaults, changingId, endingId, imported } = connection;
  const [today] = useState(() => todayInHelsinki(new Date()));
  const linkTo = (id: number) => <Link to={routes.document(area, id)}>{formatEventId(id)}</Link>;
  const listed = faults.map(({ row: { id } }, index) => (
    <Fragment key={id}>
      {index > 0 && ", "}
      {linkTo(id)}
    </Fragment>
  ));
  const standing = fieldItems({
    names: connectionFields,
    fields: order.document,
    type: "Order",
    naming: {},
    empty: false,
  });
  return (
    <Columns>
      <Stack>
        {connection.notice && (
          <Notice
            severity={connection.notice.kind === "plannedWork" ? "info" : "warning"}
            title={noticeText(connection.notice)}
            action={<Link to={routes.supplierNotice(area, connection.notice.id)}>{texts.supplierNotices.open}</Link>}
          />
        )}
        {connection.supplierEndsOn !== null && (
          <Notice
            severity="warning"
            title={words.supplierEnds(formats.date(connection.supplierEndsOn))}
            action={
              connection.terminationId && (
                <Link to={routes.supplierNotice(area, connection.terminationId)}>{texts.supplierNotices.open}</Link>
              )
            }
          >
            {texts.supplierNotices.ending.help}
          </Notice>
        )}
        {imported && <Notice severity="info">{words.importedNote}</Notice>}
        <Section title={words.agreed}>
          <FieldList
            items={[
              { label: texts.documents.subscriber, value: order.subscriber.name },
              { label: texts.documents.supplier, value: order.supplier.name },
              { label: texts.documents.fields.monthlyFee, value: monthlyFee && formats.money(monthlyFee) },
              { label: texts.documents.fields.connectFee, value: connectFee && formats.money(connectFee) },
              { label: words.columns.activeSince, value: activeSince && formats.date(activeSince) },
              { label: words.columns.contractEnd, value: <ContractEnd {...connection} today={today} /> },
              ...(endedOn === null ? [] : [{ label: words.columns.endedOn, value: formats.date(endedOn) }]),
              ...(changingId === null ? [] : [{ label: words.changing, value: linkTo(changingId) }]),
              ...(endingId === null ? [] : [{ label: words.ending, value: linkTo(endingId) }]),
              ...(imported ? [{ label: words.columns.origin, value: words.origins.imported }] : []),
              { label: words.columns.openFaults, value: listed.length > 0 ? listed : String(openFaults) },
            ]}
          />
        </Section>
        <Section title={words.asItIs}>
          <FieldList
            items={[
              {
                label: texts.documents.product,
                value: order.eventProducts
                  .filter(({ active }) => active)
                  .map(({ productName }) => productName)
                  .join(", "),
              },
              ...standing,
            ]}
          />
        </Section>
      </Stack>
      <Stack>
        <Typography variant="h2">{words.history}</Typography>
        {error && !own && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!own && !error && <SkeletonBlock lines={10} />}
        {own && (
          <div {...prefetch} style={{ display: "contents" }}>
            <CaseStory
              parts={own}
              from={connection.id}
              hrefOf={(id) => routes.document(area, id)}
              hereText={words.order}
              last={hasSupplierEnd(connection) && <SupplierEnd connection={connection} area={area} />}
            />
          </div>
        )}
      </Stack>
    </Columns>
  );
}

/** /subscriber/connections/:id, /vendor/connections/:id: one connection as it stands, and how it came to it. Source: beyond F4 */
export function ConnectionPage() {
  const scope = useRegisterScope();
  const eventId = parseEventId(useParams()["id"] ?? "");
  const list = { to: routes.connections(areaOfRole[scope.role]), label: words.titles[scope.role] };
  const found = useQuery({ ...connectionQuery(scope, eventId ?? 0), enabled: eventId !== null });
  const connection = found.data?.rows[0];
  const order = useQuery({ ...documentQuery(scope, connection?.id ?? 0), enabled: connection !== undefined });
  const error = found.error ?? order.error;
  const missing =
    eventId === null || (found.data && !connection) || (error instanceof ApiProblem && error.status === 404);
  if (missing)
    return (
      <CenteredMessage>
        <title>{texts.common.pageTitle(words.notFound)}</title>
        <Typography variant="h1">{words.notFound}</Typography>
        <Typography color="textSecondary">{words.notFoundHelp}</Typography>
        <Button component={Link} to={list.to} variant="contained">
          {list.label}
        </Button>
      </CenteredMessage>
    );
  const refetch = () => void Promise.all([found.refetch(), order.refetch()]);
  return (
    <PageBody data-three-columns>
      <PageHeader
        title={connection ? words.row(connection.id, connection.productName ?? "") : words.one}
        back={list}
        chips={connection && <ConnectionStateChip state={connection.state} />}
        actions={order.data && <MadeOfIt order={order.data} />}
      />
      {connection && order.data ? (
        <Shown scope={scope} connection={connection} order={order.data} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <SkeletonBlock lines={12} />
      )}
    </PageBody>
  );
}
