import type { PathRole } from "@runko/domain/organizations/roles";
import { columnsFor, isSortableColumn, columnOf, type SearchColumn } from "@runko/domain/search/search-columns";
import { texts } from "@runko/domain/texts/texts";
import { formatAddress } from "@runko/domain/values/address";
import type { ReactNode } from "react";
import type { DataColumn } from "../../components/tables/data-column.ts";
import { MarkedText } from "../../look/marked-text.tsx";
import type { DocumentRow } from "../api/entities.ts";
import { ChildMark } from "../list/child-mark.tsx";
import { DueCell } from "../list/due-cell.tsx";
import { nameLook, numberCell, tidCell } from "../list/list-columns.tsx";
import { DocumentState } from "../state/document-state.tsx";

const enumerations = texts.enumerations;

const dateText = (date: string | null | undefined): string => (date ? texts.formats.date(date) : "");

/** Nothing where there is no text: a card leaves out what says nothing. */
const marked = (text: string | null | undefined) => text && <MarkedText text={text} />;

type Cell = (row: DocumentRow, role: PathRole, now: string) => ReactNode;

const cells: Record<SearchColumn, Cell> = {
  tid: (row) => tidCell(row),
  cid: ({ caseId }) => caseId,
  type: ({ documentType }) => texts.documents.types[documentType].one,
  product: ({ productName }) => marked(productName),
  address: ({ document: { targetAddress } }) => targetAddress && marked(formatAddress(targetAddress)),
  otherEnd: ({ document: { otherEndAddress } }) => otherEndAddress && marked(formatAddress(otherEndAddress)),
  customer: ({ document }) => marked(document.customerName),
  counterparty: (row, role) => marked((role === "SUBSCRIBER" ? row.supplier : row.subscriber).name),
  requestedDate: ({ document }) => dateText(document.requestedDate),
  estimatedDeliveryDate: ({ document }) => dateText(document.estimatedDeliveryDate),
  actualDeliveryDate: ({ document }) => dateText(document.actualDeliveryDate),
  validUntilDate: ({ document }) => dateText(document.validUntilDate),
  state: (row) => <DocumentState document={row} inRow />,
  due: (row, _role, now) => row.clockState && <DueCell row={row} now={now} />,
  processed: ({ userProcessed }) => (userProcessed ? texts.search.yes : ""),
  faultType: ({ document: { faultType } }) => faultType && enumerations.faultType[faultType],
  deliveryType: ({ document: { deliveryType } }) => deliveryType && enumerations.deliveryType[deliveryType],
  subscriberConnectionId: ({ document }) => marked(document.subscriberConnectionId),
  supplierConnectionId: ({ document }) => marked(document.supplierConnectionId),
  projectId: ({ document }) => marked(document.projectId),
  contractNumber: ({ document }) => marked(document.contractNumber),
  orderNumber: ({ document }) => marked(document.orderNumber),
  customBillingReference: ({ document }) => marked(document.customBillingReference),
  capacity: ({ document }) => document.capacity,
  handler: ({ handlerName }) => handlerName,
  supplierHandler: ({ handledByName }) => handledByName,
  createdAt: ({ createdAt }) => texts.formats.instant(createdAt),
  updatedAt: ({ updatedAt }) => texts.formats.instant(updatedAt),
};

type Look = Omit<DataColumn<DocumentRow>, "id" | "header" | "cell" | "sortable">;

const date: Look = { width: 94, align: "right" };
const instant: Look = { width: 154, align: "right" };

/** Of a product's name in one line under the kind. */
const productWidth = 190;

/** No narrower than the longest word of a kind in the reader's language: bold, a letter takes 6.6 px, the cell's edges 16. */
const kindWidth = Math.max(
  ...Object.values(texts.documents.types)
    .flatMap(({ one }) => one.split(" "))
    .map((word) => Math.ceil(word.length * 6.6) + 16),
);
const looks: Partial<Record<SearchColumn, Look>> = {
  tid: { width: 116, card: "title", kept: "start", figures: true },
  cid: {
    width: 70,
    card: "hidden",
    figures: true,
    under: { id: "tid", first: numberCell, second: (row) => <ChildMark row={row} instead={row.caseId} /> },
  },
  type: { width: Math.max(productWidth, kindWidth), wraps: true, card: "second" },
  product: { ...nameLook(136, 1), card: "second", under: { id: "type" } },
  address: { ...nameLook(116, 6), card: "second" },
  otherEnd: nameLook(116, 6),
  customer: { ...nameLook(124, 1), card: "third" },
  counterparty: { ...nameLook(124, 1), card: "third" },
  requestedDate: { ...date, yields: 1 },
  estimatedDeliveryDate: date,
  actualDeliveryDate: date,
  validUntilDate: date,
  state: { width: 136, kept: "both", card: "head" },
  due: { width: 100, grow: 0.2, wraps: true, card: "third" },
  processed: { width: 84 },
  subscriberConnectionId: { width: 128, wraps: true, yields: 2 },
  supplierConnectionId: { width: 134, wraps: true },
  createdAt: { ...instant, yields: 3 },
  updatedAt: instant,
};

const usualLook: Look = { width: 128, wraps: true };

/** The column that is always there: it is the link. */
export const linkColumn: SearchColumn = "tid";

/** The columns that are shown until the user chooses others. */
export const usualColumns = (role: PathRole): SearchColumn[] =>
  columnsFor(role).filter((name) => !columnOf(name).hidden);

/** What a search shows of each document, in this order. */
export function resultColumns(role: PathRole, names: readonly SearchColumn[], now: string): DataColumn<DocumentRow>[] {
  const order = [linkColumn, ...names.filter((name) => name !== linkColumn)];
  return order.map((name) => ({
    id: name,
    header: texts.search.heading(name, role),
    cell: (row) => cells[name](row, role, now),
    sortable: isSortableColumn(name),
    ...(looks[name] ?? usualLook),
  }));
}
