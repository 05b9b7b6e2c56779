import { keptDays } from "../../operations/kept-days.ts";
import type { MailState, WithheldReason } from "../../operations/outbox-topics.ts";

const states: Record<MailState, string> = {
  waiting: "Odottaa lähetystä",
  sent: "Lähetetty",
  dead: "Lähetys epäonnistui",
};

const withheld: Record<WithheldReason, string> = {
  mailed: "Viestissä on linkki, jolla salasanan voi vaihtaa. Sitä ei näytetä.",
  over: "Linkki on käytetty tai sen aika on ohi. Käyttäjä voi pyytää uuden kirjautumissivulta.",
  nobody: "Osoite ei ole kenenkään käyttäjän, joten linkkiä ei ole.",
};

/** The outbox as the product admin reads it. */
export const controlMails = {
  title: "Lähtevä posti",
  states,
  kept: `Sähköpostipalvelinta ei ole asetettu (SMTP_URL), joten viestejä ei lähetetä. Ne säilyvät luettavina tässä ${keptDays.mails} päivää.`,
  created: "Luotu",
  to: "Vastaanottaja",
  subject: "Aihe",
  state: "Tila",
  attempts: "Yrityksiä",
  allStates: "Kaikki tilat",
  search: "Hae lähtevästä postista",
  searchHelp: "Vastaanottaja tai aihe",
  empty: `Viimeisten ${keptDays.mails} päivän aikana ei ole syntynyt sähköposteja`,
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
  withheld,
  linkHelp:
    "Toimita linkki vain sille, jonka osoite yllä on: sillä saa hänen tunnuksensa. Lokiin jää merkintä, että luit linkin.",
  noText: "Viestin sisältöä ei ole: se muodostetaan vasta lähetettäessä.",
  content: "Viestin sisältö",
  actions: "Toiminnot",
};
