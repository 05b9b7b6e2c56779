import type { DocumentAction } from "../../documents/document-actions.ts";
import type { DocumentType } from "../../enumerations/document-types.ts";

const confirmTexts: Partial<Record<DocumentAction, string>> = {
  confirm: "Bekräftelsen är bindande för leverantören, och beställaren aviseras. Kontrollera uppgifterna.",
  signReady: "Efter kvitteringen kan uppgifterna inte längre ändras. Kontrollera uppgifterna.",
  deliver: "Beställaren aviseras om att leveransen har börjat.",
  withdrawQuestion: "Ärendet väntar inte längre på svar på frågan.",
  withdrawRequest: "Leveransen fortsätter som förut, och leverantören aviseras.",
};

const cancelText: Record<DocumentType, string> = {
  AvailabilityRequest: "En annullerad tillgänglighetsförfrågan kan inte återställas.",
  Inquiry: "En annullerad offertförfrågan kan inte återställas.",
  Order: "En annullerad beställning kan inte återställas. Motparten aviseras och kvitterar annulleringen.",
  ChangeOrder:
    "En annullerad ändringsbeställning kan inte återställas. Motparten aviseras och kvitterar annulleringen.",
  CancelOrder: "En annullerad uppsägning kan inte återställas. Motparten aviseras och kvitterar annulleringen.",
  Fault: "En annullerad felanmälan kan inte återställas.",
};

/** The page of one document. */
export const documentPage = {
  title: (type: string, tid: number) => `${type} TID ${tid}`,
  loading: "Hämtar ärendet",
  notFound: "Ärendet hittades inte eller så saknar du behörighet till det",
  notFoundHelp: "Kontrollera ärendenumret. Ärendet kan också höra till en annan organisation.",
  backToList: (type: string) => type,
  neighbours: {
    label: "Ärendena i listan",
    previous: "Föregående ärende",
    next: "Nästa ärende",
    position: (position: number, count: number) => `${position} / ${count}`,
  },
  copyTid: "Kopiera TID",
  caseLink: (cid: number) => `CID ${cid}`,
  moreActions: "Övriga åtgärder",
  notNow: (count: number) => `Inte ännu (${count})`,
  copyText: "Kopiera som text",
  textCopied: "Ärendet kopierat som text",
  pdf: "Spara som PDF-fil",
  pdfSaved: "Ärendet sparat som PDF-fil",
  print: "Skriv ut",
  printed: (organization: string, when: string) => `${organization}, utskriven ${when}`,
  states: "Ärendets steg",
  onlyRead: "Du ser ärendet eftersom det hör till din underorganisation. Du kan inte ändra det.",

  facts: {
    title: "I korthet",
    product: "Produkt",
    place: "Plats",
    between: (near: string, far: string) => `${near} – ${far}`,
    customer: "Kund",
    wished: "Önskad",
    promised: "Bekräftad",
    validUntil: "Giltig till",
    delivered: (type: DocumentType) => (type === "CancelOrder" ? "Avslutad" : "Levererad"),
    began: "Började",
    repaired: "Reparerat",
    phone: "Telefon",
    due: "Tidsfrist",
  },
  sections: {
    case: "Ärendehelhetens gång",
    log: "Ärendelogg",
    basics: "Parter",
    billing: "Fakturering och referenser",
  },
  parties: {
    createdAt: "Skapad",
    createdBy: "Skapad av",
    handledBy: "Leverantörens handläggare",
    updatedAt: "Ändrad",
    source: "Källärende",
  },
  handler: {
    title: "Handläggare",
    nobody: "Ingen handläggare",
    left: "Tidigare handläggare, inte längre i denna roll",
    you: (name: string) => `${name} (du)`,
    seenBy: {
      SUBSCRIBER: "Endast din egen organisation ser handläggaren.",
      SUPPLIER: "Beställaren ser handläggaren när ärendet har tagits till behandling.",
      ERROR_HANDLER: "Beställaren ser handläggaren när anmälan har tagits till behandling.",
    },
  },
  answerHidden: (isConfirmed: boolean) =>
    isConfirmed
      ? "Leverantörens svar visas när leverantören har bekräftat det."
      : "Leverantörens svar visas när det är klart.",
  answerEmpty: "Inget svar har getts ännu.",
  thisDocument: "detta ärende",
  orderedProduct: "Beställd enligt offerten",
  inactiveProduct: "Levereras inte",
  prices: {
    title: "Priser",
    delivered: "Levereras",
    total: (connect: string, monthly: string) => `Totalt: kopplingsavgift ${connect}, månadsavgift ${monthly}/mån`,
  },

  lock: {
    other: (name: string, since: string, until: string) => `Reserverat: ${name} från kl. ${since} till kl. ${until}`,
    ownElsewhere: (since: string, until: string) =>
      `Du reserverade ärendet i en annan flik kl. ${since}, reservationen gäller till kl. ${until}`,
    resume: "Fortsätt redigera",
    release: "Frigör reservationen",
    released: "Reservationen frigjord",
    takeFailed: "Ärendet kunde inte reserveras",
    releaseFailed: "Reservationen kunde inte frigöras",
    takeAgain: "Reservera på nytt",
  },

  log: {
    empty: "Loggen är ännu tom",
    system: "systemet",
    change: (field: string, from: string, to: string) =>
      from === "" ? `${field}: ${to}` : `${field}: ${from} → ${to}`,
    nothing: "tomt",
    products: "Produkter",
    processed: "Behandlingsmarkering",
    supplier: "Leverantör",
    otherField: "Annan uppgift",
    showChanges: (count: number) => (count === 1 ? "Visa ändringen" : `Visa ${count} ändringar`),
  },
  case: {
    alone: "Det finns inga andra ärenden i ärendehelheten.",
    aloneOfFaults: "Det finns inga andra felanmälningar i ärendehelheten.",
  },

  edit: {
    close: "Stäng",
    missing: (count: number) =>
      count === 1 ? "1 obligatorisk uppgift saknas" : `${count} obligatoriska uppgifter saknas`,
    missingList: (names: string) => `Saknas: ${names}`,
    ready: "Alla obligatoriska uppgifter är ifyllda",
    unchanged: "Inga osparade ändringar",
    unsaved: "Osparade ändringar",
    kept: (time: string) => `Det du har skrivit finns kvar i den här webbläsaren (kl. ${time})`,
    closeTitle: "Stänga utan att spara?",
    closeText: "Dina ändringar har inte sparats i ärendet. Du kan behålla dem och fortsätta senare.",
    keepAndClose: "Stäng, behåll som utkast",
    discardAndClose: "Förkasta ändringarna",
    restoreTitle: "Du har osparade ändringar",
    restoreText: (when: string) => `Du skrev dem ${when}.`,
    restore: "Fortsätt redigera",
    discard: "Förkasta ändringarna",
    saveDraft: "Spara halvfärdigt",
    skip: (isFault: boolean) => (isFault ? "Hoppa över reparationsuppgifterna" : "Hoppa över leveransuppgifterna"),
    skipHelp: "Endast nödvändiga uppgifter krävs.",
    nothingToSave: "Du har inte ändrat något",
    start: "Ärendet redigeras",
  },

  stale: {
    title: "Ärendet har ändrats sedan du öppnade det",
    by: (name: string, when: string) => `${name} ändrade ärendet ${when}.`,
    show: "Visa ändringarna",
    stateChanged: (from: string, to: string) => `Status: ${from} → ${to}`,
    conflict: "du ändrade samma uppgift",
    keepMine: "Fortsätt med mina ändringar",
    takeTheirs: "Förkasta mina ändringar",
    nowImpossible: "Med den nya statusen kan dina ändringar inte längre sparas. Du kan kopiera det du har skrivit.",
    takeUp: "Fortsätt med de nya uppgifterna",
    actionImpossible: "Med den nya statusen kan detta inte längre göras.",
    kept: "Dina egna ändringar finns kvar, övriga uppgifter uppdaterades",
    pricesOnly: "Produkter, bilagor eller annan uppgift",
  },

  notPossible: (action: string) => `${action}: åtgärden är inte möjlig för det här ärendet`,
  /** Of two steps at one press, when the second fails. */
  firstStands: (done: string) => `${done}. Nästa steg lyckades inte, försök med det igen.`,

  repairAccepted: "Beställaren har godkänt reparationen",

  confirmTitle: (action: string) => `${action}?`,
  confirmTexts,
  cancelText,
  reason: {
    cancel: "Orsak till annulleringen",
    choice: "Orsak",
    explanation: "Precisering",
    rejectTitle: (what: string) => `Avvisa ${what}`,
    returnTitle: "Returnera för komplettering",
    rejectText: "Beställaren aviseras om avvisningen och orsaken till den.",
    reopenTitle: "Öppna felanmälan på nytt",
    reopenText: "Anmälan går tillbaka till felhanteraren. Berätta vad som fortfarande är fel.",
    returnText: "Ärendet blir öppet igen, och beställaren kan komplettera det.",
  },
  shortcuts: { edit: "Redigera", save: "Spara" },
};
