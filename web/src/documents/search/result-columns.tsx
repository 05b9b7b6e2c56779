import type { PathRole } from "@runko/domain/organizations/roles";
import { columnsFor, isSortableColumn, columnOf, type SearchColumn } from "@runko/domain/search/search-columns";
import { texts } from "@runko/domain/texts/texts";
import { formatAddress } from "@runko/domain/values/address";
import type { ReactNode } from "react";
import type { DataColumn } from "../../components/tables/data-column.ts";
import type { DocumentRow } from "../api/entities.ts";
import { tidCell } from "../list/list-columns.tsx";
import { DocumentState } from "../state/document-state.tsx";

const { enumerations } = texts;

const dateText = (date: string | null | undefined): string => (date ? texts.formats.date(date) : "");

type Cell = (row: DocumentRow, role: PathRole) => ReactNode;

const cells: Record<SearchColumn, Cell> = {
  tid: (row) => tidCell(row),
  cid: ({ caseId }) => caseId,
  type: ({ documentType }) => texts.documents.types[documentType].one,
  product: ({ productName }) => productName,
  address: ({ document: { targetAddress } }) => targetAddress && formatAddress(targetAddress),
  otherEnd: ({ document: { otherEndAddress } }) => otherEndAddress && formatAddress(otherEndAddress),
  customer: ({ document }) => document.customerName,
  counterparty: (row, role) => (role === "SUBSCRIBER" ? row.supplier : row.subscriber).name,
  requestedDate: ({ document }) => dateText(document.requestedDate),
  estimatedDeliveryDate: ({ document }) => dateText(document.estimatedDeliveryDate),
  actualDeliveryDate: ({ document }) => dateText(document.actualDeliveryDate),
  validUntilDate: ({ document }) => dateText(document.validUntilDate),
  state: (row) => <DocumentState document={row} />,
  processed: ({ userProcessed }) => (userProcessed ? texts.search.yes : ""),
  faultType: ({ document: { faultType } }) => faultType && enumerations.faultType[faultType],
  deliveryType: ({ document: { deliveryType } }) => deliveryType && enumerations.deliveryType[deliveryType],
  subscriberConnectionId: ({ document }) => document.subscriberConnectionId,
  supplierConnectionId: ({ document }) => document.supplierConnectionId,
  projectId: ({ document }) => document.projectId,
  contractNumber: ({ document }) => document.contractNumber,
  orderNumber: ({ document }) => document.orderNumber,
  customBillingReference: ({ document }) => document.customBillingReference,
  capacity: ({ document }) => document.capacity,
  handler: ({ handlerName }) => handlerName,
  supplierHandler: ({ handledByName }) => handledByName,
  createdAt: ({ createdAt }) => texts.formats.instant(createdAt),
  updatedAt: ({ updatedAt }) => texts.formats.instant(updatedAt),
};

type Look = Pick<DataColumn<DocumentRow>, "width" | "align" | "card">;

const date: Look = { width: 106, align: "right" };
const instant: Look = { width: 168, align: "right" };
const looks: Partial<Record<SearchColumn, Look>> = {
  tid: { width: 136, card: "title" },
  cid: { width: 74, card: "hidden" },
  type: { width: 132 },
  product: { width: 140 },
  customer: { width: 150 },
  counterparty: { width: 120 },
  requestedDate: date,
  estimatedDeliveryDate: date,
  actualDeliveryDate: date,
  validUntilDate: date,
  state: { width: 196 },
  processed: { width: 84 },
  supplierConnectionId: { width: 164 },
  createdAt: instant,
  updatedAt: instant,
};

const usualLook = (name: SearchColumn): Look => (columnOf(name).kind === "address" ? {} : { width: 146 });

/** The column that is always there: it is the link. */
export const linkColumn: SearchColumn = "tid";

/** The columns that are shown until the user chooses others. */
export const usualColumns = (role: PathRole): SearchColumn[] =>
  columnsFor(role).filter((name) => !columnOf(name).hidden);

/** What a search shows of each document, in this order. */
export function resultColumns(role: PathRole, names: readonly SearchColumn[]): DataColumn<DocumentRow>[] {
  const order = [linkColumn, ...names.filter((name) => name !== linkColumn)];
  return order.map((name) => ({
    id: name,
    header: texts.search.columns[name],
    cell: (row) => cells[name](row, role),
    sortable: isSortableColumn(name),
    ...(looks[name] ?? usualLook(name)),
  }));
}
