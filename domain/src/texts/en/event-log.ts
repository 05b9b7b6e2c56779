import type { DocumentAction } from "../../documents/document-actions.ts";
import type { UntabledAction } from "../../documents/untabled-actions.ts";

/** Of the event log, what is no field of a document. */
export const eventLog = {
  automatic: "automatic change",
  /** Of actions that the label of their row says too little of. */
  titles: {
    importConnection: "Imported into the register",
    transferToOriginal: "Delivery details copied to original",
    askQuestion: "Question asked",
    answerQuestion: "Question answered",
    withdrawQuestion: "Question withdrawn",
    requestCancel: "Cancellation requested",
    requestAmend: "Change requested",
    acceptRequest: "Request accepted",
    acceptWithCharge: "Request accepted for a charge",
    refuseRequest: "Request refused",
    acceptCharge: "Charge accepted",
    withdrawRequest: "Request withdrawn",
    lapseRequest: "Request lapsed",
    take: "Taken",
    assign: "Handler changed",
    acceptRepair: "Repair accepted",
    reopenFault: "Fault report reopened",
    lapseRepair: "Repair not answered in time",
    supplierTerminated: "Terminated by the supplier",
    supplierTerminationMoved: "The last day was moved",
    supplierTerminationWithdrawn: "The supplier withdrew the termination",
    supplierTerminationLapsed: "Termination lapsed: the contract was extended",
    supplierEnded: "The connection ended, terminated by the supplier",
  } satisfies Partial<Record<DocumentAction | UntabledAction, string>>,
  handler: "Handler",
  file: "Attachment",
  ordered: "Order placed",
  modified: "Changed",
  disconnected: "Disconnected",
  supplierEndsOn: "Last day",
  erased: (field: string) => `${field}: personal data has been removed`,
};
