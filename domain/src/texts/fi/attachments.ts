import { makeFileSize } from "../any-language/make-file-size.ts";
import { signs } from "./formats.ts";

/** Attachments of documents. */
export const attachments = {
  /** Of a file that came without a usable name; its extension follows. */
  unnamed: "liite",
  tooMuchWaiting:
    "Organisaatiosi liitteitä odottaa lisäämistä tapahtumiin liian paljon, lisää ne ensin tai odota vuorokausi",
  tooMuchKept:
    "Organisaatiosi liitteille varattu tila on täynnä. Poista tarpeettomia liitteitä tai pyydä portaalin pääkäyttäjää lisäämään tilaa",
  tooManyWaiting: "Liian moni liite odottaa lisäämistä tapahtumaan, lisää ne ensin tai odota vuorokausi",

  title: "Liitteet",
  notAddable: "Et voi lisätä tähän tapahtumaan liitteitä",
  empty: "Liitteitä ei ole",
  uploads: "Lähetettävät tiedostot",
  choose: "Valitse tiedostot",
  dropHere: (megabytes: number) =>
    `tai pudota ne tähän, enintään ${megabytes} Mt kukin: asiakirjoja, taulukoita, kuvia, videoita, pakattuja, kartta-, piirustus- ja mittaustiedostoja`,
  size: makeFileSize({ decimal: signs.decimal, bytes: ["tavu", "tavua"], kilobytes: "kt", megabytes: "Mt" }),
  percent: (percent: number) => `${percent}\u00a0%`,
  progress: (name: string) => `Lähetetään: ${name}`,
  states: {
    waiting: "Odottaa vuoroaan",
    sending: "Lähetetään",
    sent: "Lähetetty, ei vielä lisätty tapahtumaan",
    failed: "Lähetys ei onnistunut",
    cancelled: "Lähetys keskeytetty",
    refused: "Tiedostoa ei voi lähettää",
  },
  description: "Kuvaus",
  descriptionOf: (name: string) => `Kuvaus: ${name}`,
  cancelOf: (name: string) => `Keskeytä lähetys: ${name}`,
  retryOf: (name: string) => `Yritä uudelleen: ${name}`,
  remove: "Poista",
  addToDocument: (files: number) => (files === 1 ? "Lisää tapahtumaan" : `Lisää tapahtumaan (${files})`),
  deleted: (name: string) => `Liite poistettu: ${name}`,
  deleteFailed: (name: string) => `Liitteen poistaminen ei onnistunut: ${name}`,
  downloading: "Ladataan",
  downloadFailed: (name: string) => `Liitteen lataaminen ei onnistunut: ${name}`,
};
