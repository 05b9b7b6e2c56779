import type { ContactField, ContactKind } from "../../contact/contact-request.ts";
import type { InboxKind } from "../../contact/feedback.ts";

const kinds: Record<InboxKind, string> = {
  credentials: "Tunnusten tilaus",
  contact: "Yhteydenotto",
  feedback: "Palaute",
};

const fields: Record<ContactField, string> = {
  name: "Nimi",
  organizationName: "Organisaatio",
  businessId: "Y-tunnus",
  emailAddress: "Sähköpostiosoite",
  phoneNumber: "Puhelinnumero",
  message: "Viesti",
};

/** Credentials ordered and contacts taken without a login. */
export const contact = {
  title: "Tilaa tunnukset tai ota yhteyttä",
  lead: "Vastaamme kahden työpäivän kuluessa sähköpostilla tai puhelimella.",
  kindLabel: "Mitä asiasi koskee?",
  kinds,
  kindHelp: {
    credentials:
      "Ensimmäiset tunnukset antaa portaalin pääkäyttäjä. Jos organisaatiosi käyttää jo Runkoa, oma ylläpitäjänne lisää uudet käyttäjät.",
    contact: "Kysy käytöstä, liittymisestä tai laskutuksesta. Viat ilmoitetaan portaalissa vikailmoituksella.",
  } satisfies Record<ContactKind, string>,
  fields,
  messageHelp: {
    credentials: "Kerro, tilaako vai toimittaako organisaatiosi palveluja, ja kuinka monta käyttäjää tarvitaan.",
    contact: "",
  } satisfies Record<ContactKind, string>,
  businessIdHelp: "Esimerkiksi 1234567-1",
  trap: "Jätä tämä kenttä tyhjäksi",
  privacy: "Käytämme tietoja vain pyyntösi hoitamiseen.",
  submit: "Lähetä pyyntö",
  submitting: "Lähetetään",
  doneTitle: "Kiitos, pyyntö on vastaanotettu",
  done: (email: string) => `Vastaamme osoitteeseen ${email} kahden työpäivän kuluessa.`,
  another: "Lähetä toinen pyyntö",

  mailSubject: (kind: InboxKind) => `Runko: ${kinds[kind].toLowerCase()}`,
  mailText: (kind: InboxKind, lines: readonly string[], link: string) =>
    [`${kinds[kind]} portaalin lomakkeelta.`, "", ...lines, "", `Merkitse käsitellyksi: ${link}`, "", "Runko", ""].join(
      "\n",
    ),
};
