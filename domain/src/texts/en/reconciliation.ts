import type { ComparedColumn, Difference, DifferenceKind } from "../../connections/reconcile.ts";
import { connections } from "./connections.ts";

const kinds: Record<DifferenceKind, string> = {
  priceDiffers: "Price differs",
  onlyFile: "Only in the file",
  onlyRegister: "Only in the register",
  several: "Id fits several connections",
  repeated: "Repeated in the file",
  unread: "Id or price missing or malformed",
};

const columns: Record<keyof Difference, string> = {
  kind: "Difference",
  line: "Row",
  fileId: "Id in the file",
  tid: connections.columns.id,
  partnerName: connections.columns.partner,
  productName: connections.columns.product,
  subscriberConnectionId: connections.columns.subscriberConnectionId,
  supplierConnectionId: connections.columns.supplierConnectionId,
  monthlyFee: "In the register, €/month",
  fileFee: "In the file, €/month",
};

/** The headings under which a file says what is compared. */
const headers: Record<ComparedColumn, string> = {
  tid: connections.columns.id,
  subscriberConnectionId: connections.columns.subscriberConnectionId,
  supplierConnectionId: connections.columns.supplierConnectionId,
  connection: "Id",
  monthlyFee: connections.columns.monthlyFee,
};

/** Other headings of the same. */
const aliases: Record<ComparedColumn, string[]> = {
  tid: ["TID of the order"],
  subscriberConnectionId: [],
  supplierConnectionId: [],
  connection: ["Connection id", "Connection", "Identifier"],
  monthlyFee: ["Monthly fee", "Monthly price", "Price", "Price, €", "€/month"],
};

/** The register compared with a file (beyond F4). */
export const reconciliation = {
  kinds,
  columns,
  headers,
  aliases,
  ownId: "Own id",
  titles: { SUBSCRIBER: "Compare own connections with a file", SUPPLIER: "Compare customers’ connections with a file" },
  open: "Compare with a file",
  help: "Choose a CSV or XLSX file, such as an invoice or a list of your own. From each row the id of the connection is read, and the monthly fee if there is one. The file is not kept, and nothing changes.",
  known: (names: string) => `Headings that are known: ${names}. Other columns are not read.`,
  everyone: "All",
  choose: "Choose a file",
  compared: (file: string) => `Compared with the file ${file}`,
  equal: "Agree",
  noDifferences: "The file and the register agree.",
  row: (line: number) => `row ${line}`,
  showMore: (count: string) => `Show more (${count})`,
  most: (count: string) => `These are the first ${count} of the register’s rows. The downloaded file has them all.`,
  download: "Download the differences",
  downloaded: "Differences downloaded",
  sheetName: "Differences",
  fileName: (organization: string, date: string, format: string) => `differences ${organization} ${date}.${format}`,
};
