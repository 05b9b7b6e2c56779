import type { ImportPolicy, ImportState, RowState, RowVerdict } from "../../imports/import-states.ts";

const jobStates: Record<ImportState, string> = {
  checking: "Being checked",
  checked: "Checked",
  sending: "Being sent",
  done: "Done",
  stopped: "Stopped",
};
const states: Record<RowState, string> = { waiting: "Not sent", sent: "Sent", failed: "Failed" };
const verdicts: Record<RowVerdict, string> = { ok: "In order", warning: "Remark", error: "Error" };
const policies: Record<ImportPolicy, string> = { all: "All or nothing", valid: "Send the valid ones" };

/** Rows of a file that are checked, mended and sent (beyond E2). */
export const imports = {
  jobStates,
  states,
  verdicts,
  policies,
  menu: "Orders from a file",
  title: "Orders from a file",
  begin: "New file",
  help: "Download a template, fill in the rows and bring the file. The rows are checked first, and nothing is sent before you say so. The file is XLSX or CSV, at most 1,000 rows and 5 MB.",
  choose: "Choose a file",
  everyRowSays: "Each row tells",
  product: "Product",
  connections: {
    kind: "Connections into the register",
    help: "Import connections that were ordered elsewhere than in Runko. You can make changes, terminations and fault reports for them. The supplier sees them among its customers’ connections, marked as imported by the subscriber, and no messages are sent. An imported connection cannot be removed, so check the rows before you send them.",
    confirm: "Each row becomes a connection, which the supplier sees too. An imported connection cannot be removed.",
  },
  list: {
    title: "Imported files",
    none: "No files have been imported",
    file: "File",
    kind: "The rows become",
    state: "State",
    rows: "Rows",
    sent: "Sent",
    errors: "Errors",
    created: "Imported",
  },
  sameFile: (at: string) => `The same file was imported ${at}. Check that you do not order the same twice.`,
  counts: {
    rows: (count: number) => `Rows ${count}`,
    right: (count: number) => `in order ${count}`,
    warnings: (count: number) => `remarks ${count}`,
    errors: (count: number) => `errors ${count}`,
    sent: (count: number) => `sent ${count}`,
  },
  checkingNow: (ready: number, whole: number) => `The rows are being checked, ${ready}/${whole}`,
  sendingNow: (ready: number, whole: number) => `The rows are being sent, ${ready}/${whole}. You can leave the page.`,
  stop: "Stop",
  policy: "Way of sending",
  send: (count: number) => (count === 1 ? "Send 1 row" : `Send ${count} rows`),
  confirm: {
    title: (count: number) => (count === 1 ? "Send 1 row?" : `Send ${count} rows?`),
    text: (errors: number) =>
      errors > 0
        ? `Rows with errors: ${errors}. They are not sent, and you can correct them later.`
        : "Each row becomes an event that its supplier sees.",
  },
  begun: "Sending began",
  hasErrors: "Correct the errors or choose to send the valid ones",
  nothingToSend: "No row is in order",
  mapFirst: "First choose the columns that are missing",
  retry: "Try the failed ones again",
  checkAgain: "Check again",
  allSent: (count: number) => `All rows are sent, ${count} in all`,
  mapping: "Columns",
  mapped: (count: number, whole: number) => `${count} of ${whole} columns are read`,
  unknown: (header: string, meant: string | undefined) =>
    meant === undefined
      ? `The column ${header} is not known and is not read.`
      : `The column ${header} is not known and is not read. Did you mean ${meant}?`,
  unnamed: (at: number) => `Column ${at}`,
  leaveOut: "Not read",
  nothingChanged: "First choose another column",
  applyMapping: "Use these columns",
  rows: "Rows",
  row: "Row",
  show: "Show",
  filters: { all: "All", error: "Errors", warning: "Remarks", sent: "Sent" },
  noRows: "There are no rows",
  unchecked: "Not checked",
  tid: (id: string) => `TID ${id}`,
  cell: (header: string, row: number) => `${header}, row ${row}`,
  mend: (cell: string, value: string) => `Change ${cell}: ${value === "" ? "empty" : value}`,
  showMore: (count: number) => `Show more, ${count} left`,
  columns: {
    supplier: "Supplier",
    product: "Product",
    connection: "Connection",
    connectionAliases: ["Connection id", "TID of the order", "TID"],
    ownIdAliases: ["Own id"],
    addressAliases: ["Address", "Street address"],
    postalCode: "Postal code",
    postalPlace: "Post office",
    postalCodeOf: (address: string) => `${address}, postal code`,
    postalPlaceOf: (address: string) => `${address}, post office`,
    tid: "tid",
  },
  template: {
    download: (format: string) => `Download template (${format})`,
    fileName: (kind: string, product: string, format: string) =>
      `${[kind, product].filter(Boolean).join(" ")} template.${format}`,
    required: "Required.",
    dateNote: "Date in the form 31.12.2026.",
    sheets: { rows: "Orders", help: "Help", values: "Values" },
    help: [
      "Fill in one row for each event. Columns with a star are required.",
      "A row whose first cell begins with # is an example and is not read.",
      "The address may be written into one cell: Main Street 12 B 3. The post office follows from the postal code.",
      "The columns may stand in any order, and those that are not known are not read.",
      "The file has at most 1,000 rows and 60 columns.",
    ],
    nniDescription: "Description",
    examples: {
      subscriberConnectionId: "EXAMPLE-1",
      targetAddress: "Main Street 12 B 3",
      "targetAddress.postalCode": "33100",
      customerName: "Company Ltd",
      contactName: "Mary Smith",
      contactPhone: "+358 40 123 4567",
      connection: "EXAMPLE-1",
    },
  },
  result: {
    state: "state",
    errors: "error",
    sheetName: "Result",
    fileName: (name: string) => `${name.replace(/\.[^.]*$/u, "")}-result.xlsx`,
    download: { all: "Download the result", unsent: "Download those not sent" },
  },
};
