import type { FeedbackCategory } from "../../contact/feedback.ts";

const categories: Record<FeedbackCategory, string> = {
  error: "Fel eller störning",
  question: "Fråga",
  idea: "Utvecklingsförslag",
  other: "Annan respons",
};

/** What users tell those who keep the portal. */
export const feedback = {
  title: "Respons och fel",
  formTitle: "Ge respons",
  lead: "Berätta vad som inte fungerar eller vad som kunde göras bättre. Responsen går till portalens huvudanvändare, som svarar till din e-post.",
  faults: "Fel på en förbindelse anmäls med en felanmälan, inte på det här formuläret.",
  category: "Vad gäller responsen?",
  categories,
  message: "Respons",
  messageHelp: "Berätta vad du höll på med, vad som hände och vad du väntade dig.",
  page: "Sida",
  pageHelp: "Sidan som du kom hit från. Du kan ändra eller tömma den.",
  failure: (title: string, when: string) => `Bifoga det senaste felet: ${title}, ${when}`,
  failureId: (id: string) => `Felets id ${id}. Med det hittar huvudanvändaren felet i loggen.`,
  send: "Skicka responsen",
  sent: "Tack, responsen har skickats",
  sentText: (email: string) => `Svaret kommer till ${email}.`,
  another: "Skicka mer respons",
  kept: "Det du har skrivit finns kvar i den här webbläsaren.",

  failedRequestId: "Felets id",
};
