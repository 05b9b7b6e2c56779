const decimal = (value: number) => value.toFixed(1).replace(".", ",");

/** Bytes as people read them. */
function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes}\u00a0${bytes === 1 ? "tavu" : "tavua"}`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.round(kilobytes)}\u00a0kt`;
  return `${decimal(kilobytes / 1024)}\u00a0Mt`;
}

/** Attachments of documents. */
export const attachments = {
  /** Of a file that came without a usable name; its extension follows. */
  unnamed: "liite",
  tooMuchWaiting:
    "Organisaatiosi liitteitä odottaa lisäämistä tapahtumiin liian paljon, lisää ne ensin tai odota vuorokausi",
  tooMuchKept:
    "Organisaatiosi liitteille varattu tila on täynnä. Poista tarpeettomia liitteitä tai pyydä tuotepäällikköä lisäämään tilaa",
  tooManyWaiting: "Liian moni liite odottaa lisäämistä tapahtumaan, lisää ne ensin tai odota vuorokausi",

  title: "Liitteet",
  notAddable: "Et voi lisätä tähän tapahtumaan liitteitä",
  empty: "Liitteitä ei ole",
  uploads: "Lähetettävät tiedostot",
  choose: "Valitse tiedostot",
  dropHere: (megabytes: number) =>
    `tai pudota ne tähän, enintään ${megabytes} Mt kukin: asiakirjoja, taulukoita, kuvia, videoita, pakattuja, kartta-, piirustus- ja mittaustiedostoja`,
  size: (bytes: number) => fileSize(bytes),
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
