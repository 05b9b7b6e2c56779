import type { DocumentAction } from "../../documents/document-actions.ts";
import type { UntabledAction } from "../../documents/untabled-actions.ts";

/** Of the event log, what is no field of a document. */
export const eventLog = {
  automatic: "automatisk ändring",
  /** Of actions that the label of their row says too little of. */
  titles: {
    importConnection: "Importerad till registret",
    transferToOriginal: "Leveransuppgifterna överförda till ursprungsärendet",
    askQuestion: "Fråga ställd",
    answerQuestion: "Frågan besvarad",
    withdrawQuestion: "Frågan återtagen",
    requestCancel: "Annullering begärd",
    requestAmend: "Ändring begärd",
    acceptRequest: "Begäran godkänd",
    acceptWithCharge: "Begäran godkänd mot avgift",
    refuseRequest: "Begäran avslagen",
    acceptCharge: "Avgiften godkänd",
    withdrawRequest: "Begäran återtagen",
    lapseRequest: "Begäran förfallen",
    take: "Handläggningen övertagen",
    assign: "Handläggare bytt",
    acceptRepair: "Reparationen godkänd",
    reopenFault: "Felanmälan öppnad på nytt",
    lapseRepair: "Reparationen besvarades inte inom tidsfristen",
    supplierTerminated: "Leverantören sade upp anslutningen",
    supplierTerminationMoved: "Uppsägningens sista dag flyttades",
    supplierTerminationWithdrawn: "Leverantören återtog uppsägningen",
    supplierTerminationLapsed: "Uppsägningen förföll: avtalet har förlängts",
    supplierEnded: "Anslutningen avslutades, uppsagd av leverantören",
  } satisfies Partial<Record<DocumentAction | UntabledAction, string>>,
  handler: "Handläggare",
  file: "Bilaga",
  ordered: "Beställning gjord",
  modified: "Ändrad",
  disconnected: "Frånkopplad",
  supplierEndsOn: "Sista dag",
  erased: (field: string) => `${field}: personuppgiften har raderats`,
};
