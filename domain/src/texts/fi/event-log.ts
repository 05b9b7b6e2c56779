import type { DocumentAction } from "../../documents/document-actions.ts";
import type { UntabledAction } from "../../documents/untabled-actions.ts";

/** Of the event log, what is no field of a document. */
export const eventLog = {
  automatic: "automaattinen muutos",
  /** Of actions that the label of their row says too little of. */
  titles: {
    importConnection: "Tuotu rekisteriin",
    transferToOriginal: "Toimitustiedot siirretty alkuperäiseen",
    askQuestion: "Kysymys esitetty",
    answerQuestion: "Kysymykseen vastattu",
    withdrawQuestion: "Kysymys peruttu",
    requestCancel: "Peruutusta pyydetty",
    requestAmend: "Muutosta pyydetty",
    acceptRequest: "Pyyntö hyväksytty",
    acceptWithCharge: "Pyyntö hyväksytty maksua vastaan",
    refuseRequest: "Pyyntö hylätty",
    acceptCharge: "Maksu hyväksytty",
    withdrawRequest: "Pyyntö peruttu",
    lapseRequest: "Pyyntö rauennut",
    take: "Otettu itselle",
    assign: "Käsittelijä vaihdettu",
    acceptRepair: "Korjaus hyväksytty",
    reopenFault: "Vikailmoitus avattu uudelleen",
    lapseRepair: "Korjaukseen ei vastattu määräajassa",
    supplierTerminated: "Toimittaja irtisanoi liittymän",
    supplierTerminationMoved: "Irtisanomisen viimeinen päivä siirtyi",
    supplierTerminationWithdrawn: "Toimittaja perui irtisanomisen",
    supplierTerminationLapsed: "Irtisanominen raukesi: sopimusta on jatkettu",
    supplierEnded: "Liittymä päättyi toimittajan irtisanomana",
  } satisfies Partial<Record<DocumentAction | UntabledAction, string>>,
  handler: "Käsittelijä",
  file: "Liite",
  ordered: "Tilaus tehty",
  modified: "Muutettu",
  disconnected: "Irtikytketty",
  supplierEndsOn: "Viimeinen päivä",
  erased: (field: string) => `${field}: henkilötieto on poistettu`,
};
