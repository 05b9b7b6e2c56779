import type { FeedbackCategory } from "../../contact/feedback.ts";

const categories: Record<FeedbackCategory, string> = {
  error: "Virhe tai häiriö",
  question: "Kysymys",
  idea: "Kehitysehdotus",
  other: "Muu palaute",
};

/** What users tell those who keep the portal. */
export const feedback = {
  title: "Palaute ja virheet",
  formTitle: "Anna palautetta",
  lead: "Kerro, mikä ei toimi tai mitä voisi tehdä paremmin. Palaute menee portaalin pääkäyttäjälle, joka vastaa sähköpostiisi.",
  faults: "Yhteyden vika ilmoitetaan vikailmoituksella, ei tällä lomakkeella.",
  category: "Mitä palaute koskee?",
  categories,
  message: "Palaute",
  messageHelp: "Kerro, mitä olit tekemässä, mitä tapahtui ja mitä odotit.",
  page: "Sivu",
  pageHelp: "Sivu, jolta tulit tähän. Voit muuttaa tai tyhjentää sen.",
  failure: (title: string, when: string) => `Liitä viimeisin virhe: ${title}, ${when}`,
  failureId: (id: string) => `Virheen tunniste ${id}. Sen avulla pääkäyttäjä löytää virheen lokista.`,
  send: "Lähetä palaute",
  sent: "Kiitos, palaute on lähetetty",
  sentText: (email: string) => `Vastaus tulee osoitteeseen ${email}.`,
  another: "Lähetä toinen palaute",
  kept: "Kirjoittamasi on tallessa tässä selaimessa.",

  failedRequestId: "Virheen tunniste",
};
