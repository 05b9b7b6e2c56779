import type { AnswerAction, AnswerColumn } from "../../answers/answer-columns.ts";

const actions: Record<AnswerAction, string> = {
  startProcessing: "start processing",
  confirm: "confirm",
  deliver: "deliver",
  signReady: "ready",
  reject: "reject",
};

const columns: Record<AnswerColumn, string> = {
  eventId: "TID",
  version: "Version",
  action: "Action",
  type: "Type",
  state: "State",
  subscriber: "Subscriber",
  product: "Product",
  address: "Address",
  requestedDate: "Requested date",
  subscriberConnectionId: "Subscriber's id",
  projectId: "Project",
  possible: "Possible actions",
  estimatedDeliveryTime: "Delivery time, days",
  connectFee: "Connection fee",
  monthlyFee: "Monthly fee",
  validUntilDate: "Valid until",
  connectionLength: "Connection length, m",
  estimatedDeliveryDate: "Confirmed date",
  supplierConnectionId: "Supplier's connection id",
  actualDeliveryDate: "Actual date",
  connectionDetails: "Connection details",
  supplierInfo: "Supplier's information",
  reason: "Reason for rejection",
  explanation: "Explanation",
  delayReason: "Reason for moving the date",
};

/** What a supplier answers by a file (beyond E4). */
export const answers = {
  actions,
  columns,
  sheetName: "Answers",
  fileName: (organization: string, day: string, format: string) => `to be answered ${organization} ${day}.${format}`,
  menu: "Answer by a file",
  download: "Download to answer",
  downloaded: "What is to be answered was downloaded as a file",
  upload: "Bring answers from a file",
  nothing: "not answered",
  help: "First download what is to be answered, fill in the action and what it takes, and bring the file here. Rows are checked before they are sent, and each is answered by itself. A row without an action is left as it is.",
  file: "The file with the answers",
  wrong: (rows: number) => (rows === 1 ? "One row to be mended" : `${rows} rows to be mended`),
  send: (rows: number) => (rows === 1 ? "Send one answer" : `Send ${rows} answers`),
  counts: ({ rows, ready, sent, wrong }: Record<"rows" | "ready" | "sent" | "wrong", number>) =>
    `${rows} rows: ${ready} ready to be sent, ${sent} sent, ${wrong} to be mended`,
  columnsMissing: "Columns are missing",
  chooseFirst: "Choose a file first",
  noneRight: "There are no valid rows",
  result: "Download the result",
  results: { eventState: "New state", newVersion: "New version" },
};
