import type { RequestKind } from "../../documents/request-states.ts";

/** Forwarding a document, and bringing the answer back. */
export const forwarding = {
  title: "Vidarebefordra",
  help: "Välj vem ärendet ska vidarebefordras till. Inget skickas innan du har kontrollerat formuläret.",
  choice: "Till vem",
  search: "Sök leverantörer",
  backToOriginal: "Tillbaka till ursprungsärendet",
  backHelp: "Överför det mottagna svaret till ursprungsärendet",
  next: "Fortsätt till formuläret",
  noSuppliers: "Din organisation har ingen leverantör som tar emot det här ärendet",
  chooseOne: "Välj leverantör",

  loop: {
    returned: (tid: string) =>
      `Du har redan vidarebefordrat detta en gång (${tid}), och det har kommit tillbaka till dig. En ny vidarebefordran går i cirkel.`,
    toSubscriber:
      "Ärendet har kommit från den här organisationen. Vidarebefordran skulle skicka det tillbaka till avsändaren.",
  },

  orderQuoted: "Beställ utifrån den vidarebefordrade förfrågan",
  quoted: (what: string, supplier: string) =>
    `Du vidarebefordrade den förfrågan som detta är beställt utifrån, och du fick svar: ${what}, ${supplier}. En beställning utifrån svaret fortsätter kedjan.`,

  section: "Vidarebefordran",
  original: "Ursprungsärende",
  originalOperators: "Ursprungliga operatörer",
  ownForward:
    "Du har vidarebefordrat det här ärendet. Du kan överföra svaret till ursprungsärendet; andra åtgärder hittar du på beställarens sida.",
  originalChanged:
    "Ursprungsärendet har ändrats efter vidarebefordran. Jämför uppgifterna och redigera eller annullera detta vid behov.",
  originalCancelled:
    "Ursprungsärendet har annullerats efter vidarebefordran. Annullera detta om det inte längre behövs.",
  onward: {
    cancel: "Beställaren begär annullering. Avgör om även det du har vidarebefordrat ska annulleras.",
    amend: "Beställaren begär en ändring. Avgör om samma ska begäras av den du vidarebefordrade detta till.",
  } satisfies Record<RequestKind, string>,
  openForward: (tid: string) => `Öppna ${tid}`,
  forwards: "Vidarebefordrat",
  forwardedTo: (supplier: string) => `till leverantören ${supplier}`,

  transferTitle: "Överföra leveransuppgifterna till ursprungsärendet?",
  transferText: (target: string) =>
    `Svarets uppgifter kopieras till ärendet ${target}. Uppgifter som redan finns där ersätts.`,
  copied: "Uppgifter som kopieras",
  fees: "Kopiera även priserna",
  feesHelp: "Utelämna om du fakturerar beställaren enligt egna priser.",
  reject: "Avvisa av samma orsak",
  rejectTitle: (target: string) => `Avvisa ${target}`,
  rejectImpossible: "Ursprungsärendet kan inte längre avvisas",
  transferred: (target: string) => `Leveransuppgifterna överförda till ärendet ${target}`,
};
