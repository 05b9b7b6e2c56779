const count = (rows: number) => (rows === 1 ? "1 tapahtuma" : `${rows} tapahtumaa`);

const done = {
  startProcessing: (rows: number) => `Otettu käsittelyyn: ${count(rows)}`,
  deliver: (rows: number) => `Siirretty toimitukseen: ${count(rows)}`,
  archive: (rows: number) => `${count(rows)} arkistoitu`,
  markProcessed: (rows: number) => `${count(rows)} merkitty käsitellyksi`,
  unmarkProcessed: (rows: number) => `Käsitelty-merkintä kumottu: ${count(rows)}`,
  confirmCancellation: (rows: number) => `Peruutus kuitattu: ${count(rows)}`,
};

/** What is done to several documents of a list at once. */
export const bulk = {
  partly: (action: string, able: number, all: number) => `${action} (${able}/${all})`,
  noneTakes: "Toiminto ei ole nyt mahdollinen yhdellekään valituista tapahtumista",
  busy: (ready: number, all: number) => `Käsitelty ${ready} / ${all}`,
  done,
  failed: (rows: number) => `Ei onnistunut: ${count(rows)}`,
  results: "Tulos tapahtumittain",
  rowDone: "onnistui",
  hideResults: "Piilota tulos",
  failedOne: (tid: number) => `Toiminto ei onnistunut: TID ${tid}`,
};
