import type { ImportPolicy, ImportState, RowState, RowVerdict } from "../../imports/import-states.ts";

const jobStates: Record<ImportState, string> = {
  checking: "Tarkistetaan",
  checked: "Tarkistettu",
  sending: "Lähetetään",
  done: "Valmis",
  stopped: "Pysäytetty",
};
const states: Record<RowState, string> = { waiting: "Lähettämättä", sent: "Lähetetty", failed: "Epäonnistui" };
const verdicts: Record<RowVerdict, string> = { ok: "Kunnossa", warning: "Huomautus", error: "Virhe" };
const policies: Record<ImportPolicy, string> = { all: "Kaikki tai ei mitään", valid: "Lähetä kelvolliset" };

/** Rows of a file that are checked, mended and sent (beyond E2). */
export const imports = {
  jobStates,
  states,
  verdicts,
  policies,
  menu: "Tilaukset tiedostosta",
  title: "Tilaukset tiedostosta",
  begin: "Uusi tiedosto",
  help: "Lataa pohja, täytä rivit ja tuo tiedosto. Rivit tarkistetaan ensin, eikä mitään lähetetä ennen kuin sanot niin. Tiedosto on XLSX tai CSV, enintään 1 000 riviä ja 5 Mt.",
  choose: "Valitse tiedosto",
  everyRowSays: "Jokainen rivi kertoo",
  product: "Tuote",
  connections: {
    kind: "Liittymät rekisteriin",
    help: "Tuo liittymät, jotka on tilattu muualla kuin Runkossa. Niille voi tehdä muutoksia, irtisanomisia ja vikailmoituksia. Toimittaja näkee liittymät asiakkaidensa liittymissä merkittyinä tilaajan tuomiksi, eikä siitä lähde viestejä. Tuotua liittymää ei voi poistaa, joten tarkista rivit ennen lähettämistä.",
    confirm: "Jokaisesta rivistä tulee liittymä, joka näkyy myös toimittajalle. Tuotua liittymää ei voi poistaa.",
  },
  list: {
    title: "Tuodut tiedostot",
    none: "Tiedostoja ei ole tuotu",
    file: "Tiedosto",
    kind: "Riveistä tehdään",
    state: "Tila",
    rows: "Rivejä",
    sent: "Lähetetty",
    errors: "Virheitä",
    created: "Tuotu",
  },
  sameFile: (at: string) => `Sama tiedosto tuotiin ${at}. Tarkista, ettet tilaa samaa kahdesti.`,
  counts: {
    rows: (count: number) => `Rivejä ${count}`,
    right: (count: number) => `kunnossa ${count}`,
    warnings: (count: number) => `huomautuksia ${count}`,
    errors: (count: number) => `virheitä ${count}`,
    sent: (count: number) => `lähetetty ${count}`,
  },
  checkingNow: (ready: number, whole: number) => `Rivejä tarkistetaan, ${ready}/${whole}`,
  sendingNow: (ready: number, whole: number) => `Rivejä lähetetään, ${ready}/${whole}. Voit poistua sivulta.`,
  stop: "Pysäytä",
  policy: "Lähetystapa",
  send: (count: number) => (count === 1 ? "Lähetä 1 rivi" : `Lähetä ${count} riviä`),
  confirm: {
    title: (count: number) => (count === 1 ? "Lähetetäänkö 1 rivi?" : `Lähetetäänkö ${count} riviä?`),
    text: (errors: number) =>
      errors > 0
        ? `Virheellisiä rivejä on ${errors}. Niitä ei lähetetä, ja voit korjata ne myöhemmin.`
        : "Jokaisesta rivistä tulee tapahtuma, joka näkyy toimittajalle.",
  },
  begun: "Lähetys alkoi",
  hasErrors: "Korjaa virheet tai valitse lähetystavaksi kelvolliset",
  nothingToSend: "Yksikään rivi ei ole kunnossa",
  mapFirst: "Valitse ensin puuttuvat sarakkeet",
  retry: "Yritä epäonnistuneita uudelleen",
  checkAgain: "Tarkista uudelleen",
  allSent: (count: number) => `Kaikki rivit on lähetetty, yhteensä ${count}`,
  mapping: "Sarakkeet",
  mapped: (count: number, whole: number) => `${count} saraketta ${whole} sarakkeesta luetaan`,
  unknown: (header: string, meant: string | undefined) =>
    meant === undefined
      ? `Saraketta ${header} ei tunneta, eikä sitä lueta.`
      : `Saraketta ${header} ei tunneta, eikä sitä lueta. Tarkoititko saraketta ${meant}?`,
  unnamed: (at: number) => `Sarake ${at}`,
  leaveOut: "Ei lueta",
  nothingChanged: "Valitse ensin toinen sarake",
  applyMapping: "Käytä näitä sarakkeita",
  rows: "Rivit",
  row: "Rivi",
  show: "Näytä",
  filters: { all: "Kaikki", error: "Virheet", warning: "Huomautukset", sent: "Lähetetyt" },
  noRows: "Rivejä ei ole",
  unchecked: "Tarkistamatta",
  tid: (id: string) => `TID ${id}`,
  cell: (header: string, row: number) => `${header}, rivi ${row}`,
  mend: (cell: string, value: string) => `Muuta ${cell}: ${value === "" ? "tyhjä" : value}`,
  showMore: (count: number) => `Näytä lisää, jäljellä ${count}`,
  columns: {
    supplier: "Toimittaja",
    product: "Tuote",
    connection: "Liittymä",
    connectionAliases: ["Liittymätunnus", "Tilauksen TID", "TID"],
    ownIdAliases: ["Oma tunnus"],
    addressAliases: ["Osoite", "Katuosoite"],
    postalCode: "Postinumero",
    postalPlace: "Postitoimipaikka",
    postalCodeOf: (address: string) => `${address}, postinumero`,
    postalPlaceOf: (address: string) => `${address}, postitoimipaikka`,
    tid: "tid",
  },
  template: {
    download: (format: string) => `Lataa pohja (${format})`,
    fileName: (kind: string, product: string, format: string) =>
      `${[kind, product].filter(Boolean).join(" ")} pohja.${format}`,
    required: "Pakollinen.",
    dateNote: "Päivä muodossa 31.12.2026.",
    sheets: { rows: "Tilaukset", help: "Ohje", values: "Arvot" },
    help: [
      "Täytä yksi rivi jokaisesta tapahtumasta. Tähdellä merkityt sarakkeet ovat pakollisia.",
      "Rivi, jonka ensimmäinen solu alkaa merkillä #, on esimerkki eikä sitä lueta.",
      "Osoitteen voi kirjoittaa yhteen soluun: Hämeenkatu 12 B 3. Postitoimipaikka täydentyy postinumerosta.",
      "Sarakkeet voivat olla missä järjestyksessä tahansa, ja ylimääräiset sarakkeet jätetään lukematta.",
      "Tiedostossa on enintään 1 000 riviä ja 60 saraketta.",
    ],
    nniDescription: "Kuvaus",
    examples: {
      subscriberConnectionId: "ESIMERKKI-1",
      targetAddress: "Hämeenkatu 12 B 3",
      "targetAddress.postalCode": "33100",
      customerName: "Yritys Oy",
      contactName: "Aino Korhonen",
      contactPhone: "+358 40 123 4567",
      connection: "ESIMERKKI-1",
    },
  },
  result: {
    state: "tila",
    errors: "virhe",
    sheetName: "Tulos",
    fileName: (name: string) => `${name.replace(/\.[^.]*$/u, "")}-tulos.xlsx`,
    download: { all: "Lataa tulos", unsent: "Lataa lähettämättömät" },
  },
};
