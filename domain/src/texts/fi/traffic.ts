import type { TrafficName } from "../../reports/traffic.ts";

/** What both parties are told of the documents between them (beyond F7.12). */
export const traffic = {
  title: "Yhteiset luvut",
  titleOf: (counterparty: string) => (counterparty === "" ? "Yhteiset luvut" : `Yhteiset luvut: ${counterparty}`),
  open: (counterparty: string) => `${counterparty}, yhteiset luvut`,
  about:
    "Samat luvut näkyvät tilaajalle ja toimittajalle. Mukana ovat jakson aikana luodut, niiden väliset tapahtumat.",
  choose: "Valitse vastapuoli",
  names: {
    confirmation: "Vahvistus",
    onTime: "Ajallaan",
    rejections: "Hylättyjä",
    repair: "Korjausaika",
  } satisfies Record<TrafficName, string>,
  explained: {
    confirmation: "Työpäiviä tilauksen luonnista vahvistukseen, keskimäärin.",
    onTime: "Kuinka suuri osa tilauksista toimitettiin viimeistään sovittuna päivänä.",
    rejections: "Kuinka suuri osa toimittajan vastaamista tapahtumista hylättiin.",
    repair: "Toimittajan palvelutunteja vikailmoituksesta korjaukseen, mediaani. Tilaajan odottaminen ei ole mukana.",
  } satisfies Record<TrafficName, string>,
  columns: {
    confirmation: "Vahvistus, työpäiviä",
    onTime: "Ajallaan %",
    rejections: "Hylättyjä %",
    repair: "Korjausaika, mediaani h",
  } satisfies Record<TrafficName, string>,
  counted: {
    confirmation: "Vahvistettuja",
    onTime: "Toimitettuja",
    rejections: "Vastattuja",
    repair: "Korjattuja",
  } satisfies Record<TrafficName, string>,
  countedOf: (name: string, count: string) => `${name}: ${count}`,
  months: "Kuukausittain",
  month: "Kuukausi",
  reasons: "Hylkäysten syyt",
  reason: "Hylkäyksen syy",
  rejected: "Hylättyjä",
  noReason: "Syytä ei kirjattu",
  noRejections: "Jaksolla ei hylätty yhtään tapahtumaa",
  reports: "Luvut ja raportit",
  empty: "Jaksolla ei ole tapahtumia tämän vastapuolen kanssa",
  noCounterparties: "Jaksolla ei ole tapahtumia minkään vastapuolen kanssa",
};
