/** Whom one reaches at a supplier when a document is late: said in the control area, read on the document's page. */
export const escalation = {
  contacts: "Eskalointiyhteydet",
  what: "Eskalointiyhteydet näkyvät tilaajalle, kun tapahtuma on myöhässä. Tilaaja aloittaa ensimmäisestä tasosta. Portaali ei lähetä näihin osoitteisiin viestejä.",
  level: (number: number) => `Taso ${number}`,
  ofLevel: (number: number, text: string) => `Taso ${number}: ${text}`,
  fields: {
    name: "Nimi",
    title: "Tehtävä",
    phone: "Puhelin",
    email: "Sähköposti",
    available: "Tavoitettavissa",
  },
  nameHelp: "Henkilö tai palvelupiste, esimerkiksi Palvelupäivystys",
  availableHelp: "Esimerkiksi arkisin 8–16 tai 24/7",
  levelHelp: "Jätä tyhjäksi, jos tasoa ei ole. Täytä tasot järjestyksessä.",
  none: "Eskalointiyhteyksiä ei ole ilmoitettu",
  saved: "Eskalointiyhteydet tallennettu",
  escalate: "Eskaloi",
  late: (supplier: string) =>
    `${supplier} on myöhässä. Ota yhteys ensimmäiseen tasoon, ja seuraavaan, jos asia ei etene.`,
  noneOfSupplier: "Toimittaja ei ole ilmoittanut eskalointiyhteyksiä. Kirjoita toimittajalle viesti.",
  levelOfMessage: "Eskaloitava taso",
  messageHelp: "Viesti jää tapahtuman viesteihin, ja toimittaja saa siitä ilmoituksen.",
  subject: (level: number) => `Eskalointi, taso ${level}`,
  preset: "Tapahtuma on myöhässä. Milloin se etenee?",
  sent: "Eskalointi lähetetty toimittajalle",
};
