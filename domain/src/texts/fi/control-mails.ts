import type { MailState } from "../../operations/outbox-topics.ts";

const states: Record<MailState, string> = {
  waiting: "Odottaa lähetystä",
  sent: "Lähetetty",
  dead: "Lähetys epäonnistui",
};

/** The outbox as the product admin reads it. */
export const controlMails = {
  title: "Lähtevä posti",
  states,
  kept: "Sähköpostipalvelinta ei ole asetettu (SMTP_URL), joten viestejä ei lähetetä. Ne säilyvät luettavina tässä 30 päivää.",
  created: "Luotu",
  to: "Vastaanottaja",
  subject: "Aihe",
  state: "Tila",
  attempts: "Yrityksiä",
  allStates: "Kaikki tilat",
  search: "Hae lähtevästä postista",
  searchHelp: "Vastaanottaja tai aihe",
  clearSearch: "Tyhjennä haku",
  empty: "Viimeisten 30 päivän aikana ei ole syntynyt sähköposteja",
  emptyFiltered: "Haulla ei löytynyt sähköposteja",
  overThousand: "Yli 1 000 viestiä. Näet uusimmat; rajaa hakua nähdäksesi vanhempia.",
  nextTry: (time: string) => `Seuraava yritys ${time}`,
  sentAt: (time: string) => `Lähetetty ${time}`,
  givenUpAt: (time: string) => `Lopetettu ${time}`,
  serverSaid: (error: string) => `Palvelimen vastaus: ${error}`,
  stale: "Viestiä ei yritetty lähettää viiteen päivään, joten se on vanhentunut.",
  noSubject: "(muodostetaan lähetettäessä)",
  read: "Lue",
  readWhich: (subject: string, to: string) => `Lue viesti: ${subject}, ${to}`,
  resend: "Lähetä uudelleen",
  resendWhich: (subject: string, to: string) => `Lähetä uudelleen: ${subject}, ${to}`,
  resent: "Viesti siirrettiin lähetettäväksi uudelleen",
  secret: "Viestissä on linkki, jolla salasanan voi vaihtaa. Sitä ei näytetä.",
  noText: "Viestin sisältöä ei ole: se muodostetaan vasta lähetettäessä.",
  content: "Viestin sisältö",
  actions: "Toiminnot",
};
