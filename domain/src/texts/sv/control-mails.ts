import { keptDays } from "../../operations/kept-days.ts";
import type { MailState, WithheldReason } from "../../operations/outbox-topics.ts";

const states: Record<MailState, string> = {
  waiting: "Väntar på sändning",
  sent: "Skickat",
  dead: "Sändningen misslyckades",
};

const withheld: Record<WithheldReason, string> = {
  mailed: "Meddelandet innehåller en länk för byte av lösenord. Den visas inte.",
  over: "Länken har använts eller gått ut. Användaren kan begära en ny på inloggningssidan.",
  nobody: "Adressen hör inte till någon användare, så det finns ingen länk.",
};

/** The outbox as the product admin reads it. */
export const controlMails = {
  title: "Utgående post",
  states,
  kept: `Ingen e-postserver är angiven (SMTP_URL), så meddelanden skickas inte. De kan läsas här i ${keptDays.mails} dagar.`,
  created: "Skapat",
  to: "Mottagare",
  subject: "Ämne",
  state: "Status",
  attempts: "Försök",
  allStates: "Alla statusar",
  search: "Sök i utgående post",
  searchHelp: "Mottagare eller ämne",
  empty: `Inga e-postmeddelanden under de senaste ${keptDays.mails} dagarna`,
  emptyFiltered: "Sökningen gav inga e-postmeddelanden",
  overThousand: "Över 1 000 meddelanden. Du ser de nyaste; avgränsa sökningen för att se äldre.",
  nextTry: (time: string) => `Nästa försök ${time}`,
  sentAt: (time: string) => `Skickat ${time}`,
  givenUpAt: (time: string) => `Försöken avslutade ${time}`,
  serverSaid: (error: string) => `Serverns svar: ${error}`,
  stale: "Ingen sändning försöktes under fem dagar, så meddelandet är föråldrat.",
  noSubject: "(skapas vid sändningen)",
  read: "Läs",
  readWhich: (subject: string, to: string) => `Läs meddelandet: ${subject}, ${to}`,
  resend: "Skicka på nytt",
  resendWhich: (subject: string, to: string) => `Skicka på nytt: ${subject}, ${to}`,
  resent: "Meddelandet ställdes i kö för att skickas på nytt",
  withheld,
  linkHelp:
    "Ge länken endast till den vars adress står ovan: den ger tillgång till kontot. I loggen antecknas att du läste länken.",
  noText: "Meddelandet har inget innehåll: det skapas först vid sändningen.",
  content: "Meddelandets innehåll",
  actions: "Åtgärder",
};
