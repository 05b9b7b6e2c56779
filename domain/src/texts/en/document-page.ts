import type { DocumentAction } from "../../documents/document-actions.ts";
import type { DocumentType } from "../../enumerations/document-types.ts";

const confirmTexts: Partial<Record<DocumentAction, string>> = {
  confirm: "A confirmation binds the supplier, and the subscriber is notified. Check the details.",
  signReady: "After signing off, the details can no longer be changed. Check them.",
  deliver: "The subscriber is notified that delivery has started.",
  withdrawQuestion: "The document no longer waits for an answer to the question.",
  withdrawRequest: "The delivery goes on as before, and the supplier is notified.",
};

const cancelText: Record<DocumentType, string> = {
  AvailabilityRequest: "A cancelled availability request cannot be restored.",
  Inquiry: "A cancelled inquiry cannot be restored.",
  Order: "A cancelled order cannot be restored. The other party is notified and acknowledges the cancellation.",
  ChangeOrder:
    "A cancelled change order cannot be restored. The other party is notified and acknowledges the cancellation.",
  CancelOrder:
    "A cancelled termination cannot be restored. The other party is notified and acknowledges the cancellation.",
  Fault: "A cancelled fault report cannot be restored.",
};

/** The page of one document. */
export const documentPage = {
  title: (type: string, tid: number) => `${type} TID ${tid}`,
  loading: "Loading document",
  notFound: "The document was not found, or you have no right to it",
  notFoundHelp: "Check the document ID. The document may also belong to another organisation.",
  backToList: (type: string) => type,
  neighbours: {
    label: "Documents of the list",
    previous: "Previous document",
    next: "Next document",
    position: (position: number, count: number) => `${position} / ${count}`,
  },
  copyTid: "Copy TID",
  caseLink: (cid: number) => `CID ${cid}`,
  moreActions: "Other actions",
  notNow: (count: number) => `Not yet (${count})`,
  copyText: "Copy as text",
  textCopied: "Document copied as text",
  pdf: "Save as PDF",
  pdfSaved: "Document saved as PDF",
  print: "Print",
  printed: (organization: string, when: string) => `${organization}, printed ${when}`,
  states: "Steps of the state",
  onlyRead: "You see the document because it belongs to your sub-organisation. You cannot change it.",

  facts: {
    title: "In short",
    product: "Product",
    place: "Place",
    between: (near: string, far: string) => `${near} – ${far}`,
    customer: "Customer",
    wished: "Requested",
    promised: "Confirmed",
    validUntil: "Valid until",
    delivered: (type: DocumentType) => (type === "CancelOrder" ? "Terminated" : "Delivered"),
    began: "Began",
    repaired: "Repaired",
    phone: "Phone",
    due: "Due",
  },
  sections: {
    case: "Course of the case",
    log: "Event log",
    basics: "Parties",
    billing: "Billing and references",
  },
  parties: {
    createdAt: "Created",
    createdBy: "Created by",
    handledBy: "Supplier’s handler",
    updatedAt: "Changed",
    source: "Source document",
  },
  handler: {
    title: "Handler",
    nobody: "No handler",
    left: "Former handler, no longer in this role",
    you: (name: string) => `${name} (you)`,
    seenBy: {
      SUBSCRIBER: "Only your own organisation sees the handler.",
      SUPPLIER: "The subscriber sees the handler once processing has started.",
      ERROR_HANDLER: "The subscriber sees the handler once processing of the report has started.",
    },
  },
  answerHidden: (isConfirmed: boolean) =>
    isConfirmed
      ? "The supplier’s answer is shown once the supplier has confirmed it."
      : "The supplier’s answer is shown once it is ready.",
  answerEmpty: "No answer has been given yet.",
  thisDocument: "this document",
  orderedProduct: "Ordered from the quote",
  inactiveProduct: "Not delivered",
  prices: {
    title: "Prices",
    delivered: "Delivered",
    total: (connect: string, monthly: string) => `Total: connection fee ${connect}, monthly fee ${monthly}/month`,
  },

  lock: {
    other: (name: string, since: string, until: string) => `Locked: ${name} from ${since}, until ${until}`,
    ownElsewhere: (since: string, until: string) =>
      `You locked the document in another tab at ${since}, the lock is valid until ${until}`,
    resume: "Continue editing",
    release: "Release lock",
    released: "Lock released",
    takeFailed: "The lock could not be set",
    releaseFailed: "The lock could not be released",
    takeAgain: "Lock again",
  },

  log: {
    empty: "Nothing in the log yet",
    system: "system",
    change: (field: string, from: string, to: string) =>
      from === "" ? `${field}: ${to}` : `${field}: ${from} → ${to}`,
    nothing: "empty",
    products: "Products",
    processed: "Processed mark",
    supplier: "Supplier",
    otherField: "Other information",
    showChanges: (count: number) => (count === 1 ? "Show change" : `Show ${count} changes`),
  },
  case: {
    alone: "There are no other documents in the case.",
    aloneOfFaults: "There are no other fault reports in the case.",
  },

  edit: {
    close: "Close",
    missing: (count: number) => (count === 1 ? "1 required item is missing" : `${count} required items are missing`),
    missingList: (names: string) => `Missing: ${names}`,
    ready: "All required items have been given",
    unchanged: "No unsaved changes",
    unsaved: "Unsaved changes",
    kept: (time: string) => `What you have written is kept in this browser (${time})`,
    closeTitle: "Close without saving?",
    closeText: "Your changes have not been saved to the document. You can keep them and continue later.",
    keepAndClose: "Close, keep as draft",
    discardAndClose: "Discard changes",
    restoreTitle: "You have unsaved changes",
    restoreText: (when: string) => `You wrote them ${when}.`,
    restore: "Continue editing",
    discard: "Discard changes",
    saveDraft: "Save unfinished",
    skip: (isFault: boolean) => (isFault ? "Skip repair details" : "Skip delivery details"),
    skipHelp: "Only the essential details are required.",
    nothingToSave: "You have not changed anything",
    start: "Editing the document",
  },

  stale: {
    title: "The document has been changed since you opened it",
    by: (name: string, when: string) => `${name} changed the document ${when}.`,
    show: "Show changes",
    stateChanged: (from: string, to: string) => `State: ${from} → ${to}`,
    conflict: "you changed the same item",
    keepMine: "Continue with my changes",
    takeTheirs: "Discard my changes",
    nowImpossible: "In the new state your changes can no longer be saved. You can copy what you have written.",
    takeUp: "Continue with the new details",
    actionImpossible: "In the new state this can no longer be done.",
    kept: "Your changes were kept, the other details were updated",
    pricesOnly: "Products, attachments or other information",
  },

  notPossible: (action: string) => `${action}: the action is not possible for this document`,
  /** Of two steps at one press, when the second fails. */
  firstStands: (done: string) => `${done}. The next step failed, try it again.`,

  repairAccepted: "The subscriber has accepted the repair",

  confirmTitle: (action: string) => `${action}?`,
  confirmTexts,
  cancelText,
  reason: {
    cancel: "Reason for cancellation",
    choice: "Reason",
    explanation: "Details",
    rejectTitle: (what: string) => `Reject ${what}`,
    returnTitle: "Return for completion",
    rejectText: "The subscriber is notified of the rejection and its reason.",
    reopenTitle: "Reopen fault report",
    reopenText: "The report returns to the fault handler. Tell what is still wrong.",
    returnText: "The document becomes open again, and the subscriber can complete it.",
  },
  shortcuts: { edit: "Edit", save: "Save" },
};
