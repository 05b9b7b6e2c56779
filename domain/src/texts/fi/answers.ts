import type { AnswerAction, AnswerColumn } from "../../answers/answer-columns.ts";

const actions: Record<AnswerAction, string> = {
  startProcessing: "ota käsittelyyn",
  confirm: "vahvista",
  deliver: "toimita",
  signReady: "valmis",
  reject: "hylkää",
};

const columns: Record<AnswerColumn, string> = {
  eventId: "TID",
  version: "Versio",
  action: "Toiminto",
  type: "Tyyppi",
  state: "Tila",
  subscriber: "Tilaaja",
  product: "Tuote",
  address: "Osoite",
  requestedDate: "Toivottu päivä",
  subscriberConnectionId: "Tilaajan tunnus",
  projectId: "Projekti",
  possible: "Mahdolliset toiminnot",
  estimatedDeliveryTime: "Toimitusaika, pv",
  connectFee: "Kytkentämaksu",
  monthlyFee: "Kuukausimaksu",
  validUntilDate: "Voimassa asti",
  connectionLength: "Yhteyden pituus, m",
  estimatedDeliveryDate: "Vahvistettu päivä",
  supplierConnectionId: "Toimittajan liittymätunnus",
  actualDeliveryDate: "Toteutunut päivä",
  connectionDetails: "Liittymän tiedot",
  supplierInfo: "Toimittajan lisätiedot",
  reason: "Hylkäyssyy",
  explanation: "Selitys",
  delayReason: "Päivän siirron syy",
};

/** What a supplier answers by a file (beyond E4). */
export const answers = {
  actions,
  columns,
  sheetName: "Vastaukset",
  fileName: (organization: string, day: string, format: string) => `vastattavat ${organization} ${day}.${format}`,
  menu: "Vastaa tiedostolla",
  download: "Lataa vastattavaksi",
  downloaded: "Vastattavat ladattu tiedostona",
  upload: "Tuo vastaukset tiedostosta",
  nothing: "ei vastattu",
  help: "Lataa ensin vastattavat, täytä tiedostoon toiminto ja sen tiedot ja tuo se tästä. Rivit tarkistetaan ennen lähettämistä, ja jokainen vastataan erikseen. Rivi ilman toimintoa jää ennalleen.",
  file: "Tiedosto, jossa vastaukset ovat",
  wrong: (rows: number) => (rows === 1 ? "Yksi rivi korjattava" : `${rows} riviä korjattava`),
  send: (rows: number) => (rows === 1 ? "Lähetä yksi vastaus" : `Lähetä ${rows} vastausta`),
  counts: ({ rows, ready, sent, wrong }: Record<"rows" | "ready" | "sent" | "wrong", number>) =>
    `${rows} riviä: ${ready} valmiina lähetettäväksi, ${sent} lähetetty, ${wrong} korjattavaa`,
  columnsMissing: "Sarakkeita puuttuu",
  chooseFirst: "Valitse ensin tiedosto",
  noneRight: "Yhtään kelvollista riviä ei ole",
  result: "Lataa tulos",
  results: { eventState: "Uusi tila", newVersion: "Uusi versio" },
};
