/** Whom one reaches at a supplier when a document is late: said in the control area, read on the document's page. */
export const escalation = {
  contacts: "Eskaleringskontakter",
  what: "Eskaleringskontakterna visas för beställaren när ett ärende är försenat. Beställaren börjar på den första nivån. Portalen skickar inga meddelanden till dessa adresser.",
  level: (number: number) => `Nivå ${number}`,
  ofLevel: (number: number, text: string) => `Nivå ${number}: ${text}`,
  fields: {
    name: "Namn",
    title: "Befattning",
    phone: "Telefon",
    email: "E-post",
    available: "Anträffbar",
  },
  nameHelp: "En person eller ett serviceställe, till exempel Servicejouren",
  availableHelp: "Till exempel vardagar 8–16 eller 24/7",
  levelHelp: "Lämna tomt om nivån inte finns. Fyll i nivåerna i ordning.",
  none: "Inga eskaleringskontakter har angetts",
  saved: "Eskaleringskontakterna sparade",
  escalate: "Eskalera",
  late: (supplier: string) =>
    `${supplier} är försenad. Kontakta den första nivån, och sedan nästa om ärendet inte går framåt.`,
  noneOfSupplier: "Leverantören har inte angett några eskaleringskontakter. Skriv ett meddelande till leverantören.",
  levelOfMessage: "Nivå att eskalera till",
  messageHelp: "Meddelandet sparas bland ärendets meddelanden, och leverantören aviseras.",
  subject: (level: number) => `Eskalering, nivå ${level}`,
  preset: "Ärendet är försenat. När går det framåt?",
  sent: "Eskaleringen skickad till leverantören",
};
