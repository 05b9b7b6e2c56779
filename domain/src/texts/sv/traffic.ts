import type { TrafficName } from "../../reports/traffic.ts";

/** What both parties are told of the documents between them (beyond F7.12). */
export const traffic = {
  title: "Gemensamma siffror",
  titleOf: (counterparty: string) =>
    counterparty === "" ? "Gemensamma siffror" : `Gemensamma siffror: ${counterparty}`,
  open: (counterparty: string) => `${counterparty}, gemensamma siffror`,
  about:
    "Samma siffror visas för beställaren och leverantören. De omfattar ärenden mellan dem som skapats under perioden.",
  choose: "Välj motpart",
  names: {
    confirmation: "Bekräftelse",
    onTime: "I rätt tid",
    rejections: "Avvisade",
    repair: "Reparationstid",
  } satisfies Record<TrafficName, string>,
  explained: {
    confirmation: "Arbetsdagar från det att beställningen skapades till bekräftelsen, i genomsnitt.",
    onTime: "Hur stor del av beställningarna som levererades senast den avtalade dagen.",
    rejections: "Hur stor del av de ärenden som leverantören besvarade som avvisades.",
    repair:
      "Leverantörens servicetimmar från felanmälan till reparation, median. Tiden då leverantören väntade på beställaren ingår inte.",
  } satisfies Record<TrafficName, string>,
  columns: {
    confirmation: "Bekräftelse, arbetsdagar",
    onTime: "I rätt tid %",
    rejections: "Avvisade %",
    repair: "Reparationstid, median h",
  } satisfies Record<TrafficName, string>,
  counted: {
    confirmation: "Bekräftade",
    onTime: "Levererade",
    rejections: "Besvarade",
    repair: "Reparerade",
  } satisfies Record<TrafficName, string>,
  countedOf: (name: string, count: string) => `${name}: ${count}`,
  months: "Per månad",
  month: "Månad",
  reasons: "Orsaker till avvisningar",
  reason: "Orsak till avvisningen",
  rejected: "Avvisade",
  noReason: "Ingen orsak angiven",
  noRejections: "Inga ärenden avvisades under perioden",
  reports: "Siffrorna och rapporterna",
  empty: "Inga ärenden med den här motparten under perioden",
  noCounterparties: "Inga ärenden med någon motpart under perioden",
};
