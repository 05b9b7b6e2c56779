import { formats } from "./formats.ts";

/** Words that belong to no single subject: buttons, states of loading and failing, forms, tables, dialogs. */
export const common = {
  productName: "Runko",
  pageTitle: (page: string) => `${page} – Runko`,

  close: "Sulje",
  abort: "Keskeytä",
  saveChanges: "Tallenna muutokset",
  tryAgain: "Yritä uudelleen",
  undo: "Kumoa",
  clear: "Tyhjennä",
  clearSearch: "Tyhjennä haku",
  showMore: (count: number) => `Näytä ${count} lisää`,
  remove: (what: string) => `Poista ${what}`,
  add: "Lisää",
  choose: "Valitse",
  copyWhat: (what: string) => `Kopioi: ${what}`,
  copied: "Kopioitu",
  copyFailed: "Kopiointi ei onnistunut, valitse teksti ja kopioi se itse",
  moreActions: "Lisää toimintoja",

  loading: "Ladataan",
  failed: "Jokin meni vikaan, yritä myöhemmin uudelleen",
  requestFailed: (status: number) => `Pyyntö epäonnistui (${status})`,
  networkFailure: "Palvelimeen ei saada yhteyttä, tarkista verkkoyhteys ja yritä uudelleen",
  connectionLost: "Yhteys palvelimeen katkesi. Kirjoittamasi säilyy, ja yhteyttä yritetään jatkuvasti.",
  connectionBack: "Yhteys palautui",
  requestId: (id: string) => `Virheen tunniste: ${id}`,
  pageFailed: "Sivun näyttäminen epäonnistui",
  pageFailedHelp: "Tallennetut tiedot ovat ennallaan. Yritä uudelleen tai lataa sivu uudelleen.",
  reload: "Lataa sivu uudelleen",

  notFoundTitle: "Sivua ei löytynyt",
  notFoundText: "Osoite on väärä, tai sivua ei ole enää.",
  notFoundLogIn: "Jos etsit tapahtumaa tai muuta kirjautuneille tarkoitettua, kirjaudu ensin sisään.",
  notFoundAddress: "Osoite",
  notFoundWays: {
    title: "Mistä jatketaan?",
    search: "Hae tapahtumaa tunnuksella tai osoitteella",
    manual: "Lue käyttöohjeesta, mistä mikin löytyy",
    feedback: "Kerro, jos portaalin oma linkki johti tänne",
  },
  toFront: "Siirry etusivulle",

  form: {
    summaryTitle: (count: number) => (count === 1 ? "Korjaa yksi kohta" : `Korjaa ${count} kohtaa`),
    emptyChoice: "Valitse",
    noOptions: "Ei vaihtoehtoja",
    moreChosen: (count: number) => `+${count}`,
    loadingOptions: "Haetaan vaihtoehtoja",
    openOptions: "Näytä vaihtoehdot",
    closeOptions: "Piilota vaihtoehdot",
    openCalendar: "Avaa kalenteri",
    calendar: "Kalenteri",
    weekdays: ["ma", "ti", "ke", "to", "pe", "la", "su"],
    dateHelp: "Esimerkiksi 5.3.2026, 5.3. tai +10",
    /** With a day that will do: `2026-12-04`, so many days from now. */
    dateHelpOf: (day: string, days: number) =>
      `Esimerkiksi ${formats.date(day)}, ${Number(day.slice(8))}.${Number(day.slice(5, 7))}. tai +${days}`,
    dateTimeHelp: "Esimerkiksi 5.3.2026 klo 14.07",
    addItem: (label: string) => `Lisää: ${label}`,
  },

  table: {
    sortBy: "Järjestys",
    ascending: "nouseva",
    descending: "laskeva",
    selectRow: (row: string) => `Valitse ${row}`,
    selectAll: "Valitse kaikki",
    refreshing: "Päivitetään",
    selectionActions: "Valittujen toiminnot",
    selected: (rows: number) => `${rows} valittu`,
    clearSelection: "Poista valinta",
  },

  pagination: {
    label: "Sivutus",
    pageSize: "Rivejä sivulla",
    all: "kaikki",
    range: (from: number, to: number, total: number) => (total === 0 ? "0 riviä" : `${from}–${to} / ${total}`),
    previous: "Edellinen sivu",
    next: "Seuraava sivu",
  },

  severities: { info: "Tiedoksi", success: "Onnistui", warning: "Huomio", error: "Virhe" },
  stepStates: { done: "läpikäyty vaihe", current: "nykyinen vaihe", todo: "tulossa", error: "päättyi tähän" },
};
