/** Notifications behind the bell, how they are mailed, and the page on which mails are ended. */
export const notificationPanel = {
  title: "Ilmoitukset",
  markAll: "Merkitse kaikki luetuiksi",
  markRead: (headline: string) => `Merkitse luetuksi: ${headline}`,
  markUnread: (headline: string) => `Merkitse lukemattomaksi: ${headline}`,
  unread: "Lukematon",
  task: "Tehtävää",
  messages: "Lukemattomat viestit",
  messagesElsewhere: (count: number) =>
    count === 1
      ? "1 viesti muissa rooleissasi tai organisaatioissasi"
      : `${count} viestiä muissa rooleissasi tai organisaatioissasi`,
  more: "Näytä lisää",
  empty:
    "Ei ilmoituksia. Saat ilmoituksen, kun tapahtuma odottaa organisaatiotasi tai joku muu käsittelee tekemääsi tai käsittelemääsi tapahtumaa.",
  failed: "Merkintä ei onnistunut. Yritä uudelleen.",

  choices: "Ilmoitusasetukset",
  choicesHelp:
    "Valitse tapahtumatyypeittäin, miten saat sähköpostia tekemistäsi ja käsittelemistäsi tapahtumista. Ilmoitukset näkyvät aina myös portaalin kellossa.",
  digestHelp: "Kooste lähtee aamuisin klo 7. Kiireellisestä viasta kerrotaan heti, ellei valinta ole Ei sähköpostia.",
  save: "Tallenna asetukset",
  saved: "Ilmoitusasetukset tallennettu",
  saveFailed: "Asetuksia ei voitu tallentaa. Valintasi ovat tallella tässä; yritä uudelleen.",

  stopTitle: "Lopeta sähköposti-ilmoitukset",
  stopText:
    "Lopetetaanko sähköpostit, joista tulit tähän? Portaalin käyttäjänä voit ottaa ne uudelleen käyttöön ilmoitusasetuksista.",
  stop: "Lopeta ilmoitukset",
  stopped: "Sähköposti-ilmoitukset on lopetettu.",
  stopLinkInvalid:
    "Linkki ei kelpaa. Avaa se kokonaan sähköpostiviestistä, tai muuta ilmoituksia portaalin ilmoitusasetuksista.",
  stopFailed: "Ilmoituksia ei voitu lopettaa. Yritä hetken päästä uudelleen.",
  toLogin: "Kirjautumiseen",
};
