import type { ExportCell } from "../search/export-cells.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import { formatAddress, type Address } from "../values/address.ts";
import { connectionColumns, type ConnectionColumn } from "./connection-columns.ts";
import type { ConnectionState } from "./connection-state.ts";

/** What is told of a connection, as far as a file has it. */
export type ToldConnection = {
  id: number;
  state: ConnectionState;
  partner: { name: string };
  productName: string | null;
  capacity: string | null;
  customerName: string | null;
  subscriberConnectionId: string | null;
  supplierConnectionId: string | null;
  targetAddress: Address | null;
  activeSince: string | null;
  contractMonths: number | null;
  contractEnd: string | null;
  connectFee: string | null;
  monthlyFee: string | null;
  openFaults: number;
  supplierEndsOn: string | null;
  endedOn: string | null;
  imported: boolean;
};

const text = (said: string | null): ExportCell => ({ kind: "text", text: said ?? "" });
const date = (said: string | null): ExportCell => (said === null ? text("") : { kind: "date", date: said });
const number = (said: number): ExportCell => ({ kind: "number", number: said });
const money = (said: string | null): ExportCell => (said === null ? text("") : number(Number(said)));

type Words = Pick<Catalogue, "connections">;

const cells: Record<ConnectionColumn, (row: ToldConnection, words: Words) => ExportCell> = {
  id: ({ id }) => number(id),
  partner: ({ partner }) => text(partner.name),
  product: ({ productName }) => text(productName),
  capacity: ({ capacity }) => text(capacity),
  state: ({ state }, { connections }) => text(connections.states[state]),
  customer: ({ customerName }) => text(customerName),
  subscriberConnectionId: ({ subscriberConnectionId }) => text(subscriberConnectionId),
  supplierConnectionId: ({ supplierConnectionId }) => text(supplierConnectionId),
  address: ({ targetAddress }) => text(targetAddress ? formatAddress(targetAddress) : ""),
  activeSince: ({ activeSince }) => date(activeSince),
  contractEnd: ({ contractEnd, contractMonths }, { connections }) =>
    contractMonths === 0 ? text(connections.untilFurtherNotice) : date(contractEnd),
  connectFee: ({ connectFee }) => money(connectFee),
  monthlyFee: ({ monthlyFee }) => money(monthlyFee),
  openFaults: ({ openFaults }) => number(openFaults),
  supplierEndsOn: ({ supplierEndsOn }) => date(supplierEndsOn),
  endedOn: ({ endedOn }) => date(endedOn),
  origin: ({ imported }, { connections }) => text(connections.origins[imported ? "imported" : "ordered"]),
};

/** The cells of a connection in a file, in the order of `connectionColumns`. */
export const connectionCells = (words: Words, row: ToldConnection): ExportCell[] =>
  connectionColumns.map((column) => cells[column](row, words));
