import MailOutlined from "@mui/icons-material/MailOutlined";
import { styled } from "@mui/material/styles";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentType } from "@runko/domain/documents/document-types";
import { fieldsOfType } from "@runko/domain/documents/fields-of-type";
import type { PathRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { formatAddress } from "@runko/domain/values/address";
import { formatDate } from "@runko/domain/values/calendar-date";
import { formatInstant } from "@runko/domain/values/instant";
import type { ReactNode } from "react";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import type { DocumentRow } from "../api/entities.ts";
import { DocumentState } from "../state/document-state.tsx";
import { isSortable } from "./list-order.ts";

const words = texts.documentList;

const Messages = styled("span")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 3,
  "& svg": { fontSize: 16, marginInlineStart: 4 },
  "& svg, & svg + span": { color: theme.colors.accent, fontWeight: 650 },
}));

const dateText = (date: string | null | undefined): string => (date ? formatDate(date) : "");

export function tidCell({ id, unreadMessages }: DocumentRow): ReactNode {
  if (unreadMessages === 0) return id;
  return (
    <Messages>
      <span>{id}</span>
      <MailOutlined aria-hidden />
      <span aria-hidden>{unreadMessages}</span>
      <VisuallyHidden>{words.messages(unreadMessages)}</VisuallyHidden>
    </Messages>
  );
}

function faultTypeCell({ document: { faultType } }: DocumentRow): ReactNode {
  return faultType && texts.enumerations.faultType[faultType];
}

type ColumnId = keyof typeof words.columns;

const column = (
  id: ColumnId,
  cell: DataColumn<DocumentRow>["cell"],
  more: Partial<DataColumn<DocumentRow>> = {},
): DataColumn<DocumentRow> => ({ id, header: words.columns[id], cell, sortable: isSortable(id), ...more });

type Options = {
  role: PathRole;
  type: DocumentType;
  /** The mark that a row's reader may set; without it there is no such column. */
  processed: ((row: DocumentRow) => ReactNode) | undefined;
};

/** What a list shows of each document: of the fields those that its type has. */
export function listColumns({ role, type, processed }: Options): DataColumn<DocumentRow>[] {
  const fields = fieldsOfType(type);
  const ifHas = (name: FieldName, shown: DataColumn<DocumentRow>) => (fields.has(name) ? [shown] : []);
  const dateColumn = (id: ColumnId & keyof DocumentRow["document"]) =>
    ifHas(
      id,
      column(id, ({ document }) => dateText(document[id] as string | undefined), { width: 106, align: "right" }),
    );
  return [
    column("tid", tidCell, { width: 122, card: "title" }),
    column("cid", ({ caseId }) => caseId, { width: 74, card: "hidden" }),
    ...ifHas("faultType", column("faultType", faultTypeCell, { width: 152 })),
    column("product", ({ productName }) => productName, { width: 140 }),
    column("address", ({ document }) => document.targetAddress && formatAddress(document.targetAddress)),
    ...ifHas(
      "customerName",
      column("customer", ({ document }) => document.customerName, { width: 170 }),
    ),
    column("counterparty", (row) => (role === "SUBSCRIBER" ? row.supplier : row.subscriber).name, { width: 120 }),
    ...dateColumn("requestedDate"),
    ...(processed ? [column("processed", processed, { width: 84 })] : []),
    column("state", (row) => <DocumentState document={row} />, { width: 204 }),
    ...(type === "Fault"
      ? [column("createdAt", ({ createdAt }) => formatInstant(createdAt), { width: 158, align: "right" })]
      : []),
    ...dateColumn("estimatedDeliveryDate"),
    ...dateColumn("validUntilDate"),
    ...ifHas(
      "subscriberConnectionId",
      column("subscriberConnectionId", ({ document }) => document.subscriberConnectionId, { width: 130 }),
    ),
    ...ifHas(
      "supplierConnectionId",
      column("supplierConnectionId", ({ document }) => document.supplierConnectionId, { width: 140 }),
    ),
    column("updatedAt", ({ updatedAt }) => formatInstant(updatedAt), { width: 174, align: "right", card: "hidden" }),
  ];
}

/** Columns that are shown only when the reader asks for them. */
export const hiddenAtFirst: readonly ColumnId[] = ["customer"];

/** The column that is always there: it is the link. */
export const fixedColumn: ColumnId = "tid";
