import MailOutlined from "@mui/icons-material/MailOutlined";
import PriorityHigh from "@mui/icons-material/PriorityHigh";
import { styled } from "@mui/material/styles";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { overdueField } from "@runko/domain/documents/overdue";
import { fieldsOfType } from "@runko/domain/documents/fields-of-type";
import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { formatAddress } from "@runko/domain/values/address";
import type { ReactNode } from "react";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import type { DocumentRow } from "../api/entities.ts";
import { DocumentState } from "../state/document-state.tsx";
import { LateDay } from "../state/due-date.tsx";
import { DueCell } from "./due-cell.tsx";
import { sortableColumns } from "./list-order.ts";
import { ChildMark } from "./child-mark.tsx";
import { isUrgent } from "./row-facts.ts";

const words = texts.documentList;

const Messages = styled("span")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 2,
  "& svg": { fontSize: 16, marginInlineStart: 1 },
  "& svg, & svg + span": { color: theme.colors.accent, fontWeight: 650 },
}));

/** One line for what is said under the number, so that the row is no higher for it. */
const UnderNumber = styled("span")({
  display: "flex",
  fontSize: "0.6875rem",
  lineHeight: 1,
  marginTop: -2,
  "[data-density=compact] td &": { display: "inline-flex", marginInlineStart: 6 },
});
const Urgent = styled(PriorityHigh)(({ theme }) => ({
  fontSize: 16,
  marginInline: "-5px -1px",
  verticalAlign: "text-bottom",
  color: theme.tones.red.text,
}));

const dateText = (date: string | null | undefined): string => (date ? texts.formats.date(date) : "");

/** The number with what is to be seen first: urgency, which the row's link says to who hears it, and unread messages. */
export function numberCell(row: DocumentRow): ReactNode {
  const { id, unreadMessages } = row;
  return (
    <>
      {isUrgent(row) && <Urgent titleAccess={words.urgent} aria-hidden data-urgent="" />}
      {unreadMessages === 0 ? (
        id
      ) : (
        <Messages>
          <span>{id}</span>
          <MailOutlined aria-hidden />
          <span aria-hidden>{unreadMessages}</span>
          <VisuallyHidden>{words.messages(unreadMessages)}</VisuallyHidden>
        </Messages>
      )}
    </>
  );
}

/** The number, and under it whose document it is where that is a child's. */
export const tidCell = (row: DocumentRow): ReactNode => (
  <>
    {numberCell(row)}
    <UnderNumber>
      <ChildMark row={row} />
    </UnderNumber>
  </>
);

/** A day, red and said to be late when it is the one by which the document was to be done (A4). */
function dayCell(row: DocumentRow, field: FieldName & keyof DocumentRow["document"], now: string): ReactNode {
  const day = row.document[field] as string | null | undefined;
  if (!day || overdueField(row, todayInHelsinki(new Date(now))) !== field) return dateText(day);
  return <LateDay day={day} now={now} />;
}

function faultTypeCell({ document: { faultType } }: DocumentRow): ReactNode {
  return faultType && texts.enumerations.faultType[faultType];
}

function deliveryTypeCell({ document: { deliveryType } }: DocumentRow): ReactNode {
  return deliveryType && texts.enumerations.deliveryType[deliveryType];
}

type ColumnId = keyof typeof words.columns;

const column = (
  id: ColumnId,
  cell: DataColumn<DocumentRow>["cell"],
  more: Partial<DataColumn<DocumentRow>> = {},
): DataColumn<DocumentRow> => ({
  id,
  header: words.columns[id],
  cell,
  sortable: sortableColumns.includes(id),
  ...more,
});

/** Of columns that nobody chose a card on a phone tells three lines, and the mark that is set there. */
export const inThreeLines = (columns: readonly DataColumn<DocumentRow>[]): DataColumn<DocumentRow>[] =>
  columns.map((shown) => (shown.card || shown.id === "processed" ? shown : { ...shown, card: "hidden" }));

/** The same in a list, whose cards are so low that one sees many: what is cut is whole in the document (0251). */
export const inLowCards = (columns: readonly DataColumn<DocumentRow>[]): DataColumn<DocumentRow>[] =>
  inThreeLines(columns).map((shown) => ({ ...shown, oneLine: shown.id === "due" ? "whole" : "yields" }));

/** Names and addresses, in two lines where they are long: so wide that names are whole, and wider where there is room. */
export const nameLook = (width: number, grow: number) => ({ width, grow, wraps: true });

/** Of the mark, whose heading is one word: bold, a letter takes 7 px, the cell's edges 14. */
const markWidth = Math.max(72, words.columns.processed.length * 7 + 14);

type Options = {
  role: PathRole;
  type: DocumentType;
  /** The mark that a row's reader may set; without it there is no such column. */
  processed: ((row: DocumentRow) => ReactNode) | undefined;
  /** The instant from which it is told how soon something is due. */
  now: string;
};

/** What a list shows of each document: of the fields those that its type has. */
export function listColumns({ role, type, processed, now }: Options): DataColumn<DocumentRow>[] {
  const fields = fieldsOfType(type);
  const ifHas = (name: FieldName, shown: DataColumn<DocumentRow>) => (fields.has(name) ? [shown] : []);
  const dateColumn = (
    id: ColumnId & FieldName & keyof DocumentRow["document"],
    more: Partial<DataColumn<DocumentRow>> = {},
  ) =>
    ifHas(
      id,
      column(id, (row) => dayCell(row, id, now), { width: 87, align: "right", ...more }),
    );
  return [
    column("tid", tidCell, { width: 124, card: "title", kept: "start", figures: true }),
    column("cid", ({ caseId }) => caseId, {
      width: 70,
      card: "hidden",
      figures: true,
      // Whose document it is goes before its case, for the line has room for one.
      under: { id: "tid", first: numberCell, second: (row) => <ChildMark row={row} instead={row.caseId} /> },
    }),
    ...ifHas("faultType", column("faultType", faultTypeCell, { width: 112, wraps: true, card: "second" })),
    column("product", ({ productName }) => productName, { ...nameLook(132, 1), card: "second" }),
    column("address", ({ document }) => document.targetAddress && formatAddress(document.targetAddress), {
      ...nameLook(113, 6),
      card: "second",
    }),
    ...ifHas(
      "otherEndAddress",
      column(
        "otherEnd",
        ({ document }) => document.otherEndAddress && formatAddress(document.otherEndAddress),
        nameLook(116, 6),
      ),
    ),
    ...ifHas(
      "customerName",
      column("customer", ({ document }) => document.customerName, { ...nameLook(124, 1), card: "third" }),
    ),
    column("counterparty", (row) => (role === "SUBSCRIBER" ? row.supplier : row.subscriber).name, {
      header: words.counterparty[role],
      ...nameLook(124, 1),
      card: "third",
    }),
    column("state", (row) => <DocumentState document={row} inRow />, { width: 134, card: "head", kept: "both" }),
    column("due", (row) => row.clockState && <DueCell row={row} now={now} />, {
      width: 87,
      grow: 0.2,
      wraps: true,
      card: "third",
    }),
    ...dateColumn("requestedDate", { yields: 1 }),
    ...dateColumn("estimatedDeliveryDate", { under: { id: "requestedDate" } }),
    column("handler", ({ handlerName }) => handlerName, { width: 112, wraps: true, yields: 2 }),
    ...(role === "SUBSCRIBER"
      ? [column("supplierHandler", ({ handledByName }) => handledByName, { width: 112, wraps: true })]
      : []),
    ...(processed ? [column("processed", processed, { width: markWidth, yields: 3 })] : []),
    ...ifHas(
      "capacity",
      column("capacity", ({ document }) => document.capacity, { width: 110, wraps: true }),
    ),
    column("createdAt", ({ createdAt }) => texts.formats.instant(createdAt), {
      width: 92,
      wraps: true,
      align: "right",
      ...(type === "Fault" && { header: words.reportedAt }),
    }),
    ...ifHas("deliveryType", column("deliveryType", deliveryTypeCell, { width: 112, wraps: true })),
    ...ifHas(
      "projectId",
      column("projectId", ({ document }) => document.projectId, { width: 128, wraps: true }),
    ),
    ...ifHas(
      "orderNumber",
      column("orderNumber", ({ document }) => document.orderNumber, { width: 128, wraps: true }),
    ),
    ...dateColumn("validUntilDate"),
    ...ifHas(
      "subscriberConnectionId",
      column("subscriberConnectionId", ({ document }) => document.subscriberConnectionId, {
        width: 128,
        wraps: true,
        yields: 4,
      }),
    ),
    ...(type === "Fault" || fields.has("supplierConnectionId")
      ? [
          column("supplierConnectionId", ({ document }) => document.supplierConnectionId, {
            width: 126,
            wraps: true,
            under: { id: "subscriberConnectionId" },
            yields: 4,
          }),
        ]
      : []),
    column("updatedAt", ({ updatedAt }) => texts.formats.instant(updatedAt), {
      width: 92,
      wraps: true,
      align: "right",
      card: "hidden",
    }),
  ];
}

const seldomAsked: ReadonlySet<string> = new Set<ColumnId>([
  "capacity",
  "otherEnd",
  "deliveryType",
  "projectId",
  "orderNumber",
  "updatedAt",
  "supplierHandler",
]);

/** Whether a column is shown only when the reader asks for it; who handles it matters to a supplier at once. */
export const isHiddenAtFirst = (id: string, role: PathRole, type: DocumentType): boolean =>
  seldomAsked.has(id) ||
  (id === "handler" && role === "SUBSCRIBER") ||
  (id === "cid" && role !== "SUBSCRIBER") ||
  (id === "createdAt" && type !== "Fault");

/** The column that is always there: it is the link. */
export const fixedColumn = "tid" satisfies ColumnId;
