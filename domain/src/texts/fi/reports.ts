import type { Mover } from "../../documents/agreed-date.ts";
import type { ReportMode } from "../../enumerations/report-modes.ts";
import type { ReportType } from "../../enumerations/report-types.ts";
import type { ReportBreakdown, ReportView } from "../../reports/report.ts";
import type { ReportDefinition } from "../../reports/report-definitions.ts";
import type { ReportBucketKey } from "../../reports/report-buckets.ts";
import type { PeriodPreset } from "../../reports/report-periods.ts";
import type { ClockName } from "../../documents/clocks.ts";
import {
  makeBreakdown,
  makeBucket,
  makeMonth,
  makeTileFigures,
  makeTileName,
  spokenAlike,
} from "../any-language/report-words.ts";
import { clocks as clockWords } from "./clocks.ts";
import { documents } from "./documents.ts";
import { formats } from "./formats.ts";

const { states } = documents;

const buckets: Record<ReportBucketKey, string> = {
  ...states,
  "under-5": "Alle 5 pv",
  "5": "5 pv",
  "6-10": "6–10 pv",
  "11-14": "11–14 pv",
  "over-14": "Yli 14 pv",
  "1-week": "1 viikko",
  "2-weeks": "2 viikkoa",
  "3-weeks": "3 viikkoa",
  "4-weeks": "4 viikkoa",
  "over-4-weeks": "Yli 4 viikkoa",
  "on-time": "Ajallaan",
  "under-7": "Myöhässä alle 7 pv",
  "7-14": "Myöhässä 7–14 pv",
  "under-2": "Alle 2 pv",
  "2-7": "2–7 pv",
  "over-7": "Yli 7 pv",
  met: "Ajoissa",
  missed: "Myöhästyi",
  ordered: "Tilattu",
  "not-ordered": "Ei tilattu",
};

/** Where the words of a class depend on its report. */
const bucketsOf: Partial<Record<ReportType, Partial<Record<ReportBucketKey, string>>>> = {
  "delivery-reliability": { "over-14": "Myöhässä yli 14 pv" },
};

const descriptions: Record<ReportType, string> = {
  "count-per-event": "Jakson aikana luodut tapahtumat tyypeittäin ja tiloittain, arkistoidut mukaan lukien.",
  "order-confirmation-duration": "Työpäiviä tilauksen luonnista vahvistukseen. Mukana ovat vahvistetut tilaukset.",
  "delivery-time": "Aika tilauksen luonnista valmistumiseen. Mukana ovat valmiit tilaukset.",
  "delivery-reliability":
    "Toteutunut toimituspäivä verrattuna sovittuun eli ensiksi vahvistettuun päivään, jota vain tilaajan oma toive siirtää. Mukana ovat valmiit tilaukset, joilla on molemmat päivät.",
  fault: "Päiviä vikailmoituksen luonnista sen valmistumiseen. Mukana ovat valmiit ilmoitukset.",
  "hit-rate": "Kuinka suuri osa tarjouksista ja saatavuusvastauksista johti tilaukseen. Hylätyt eivät ole mukana.",
  "service-time":
    "Kuinka suuri osa määräajoista pidettiin, ja kuinka monta toimittajan palvelutuntia työ kesti. Mukana ovat jaksolla luotujen tapahtumien päättyneet määräajat; aika, jonka toimittaja odotti tilaajaa, ei ole mukana tunneissa.",
};

/** What the mean of the days, or the share, is called. */
const keyFigures: Record<ReportType, string> = {
  "count-per-event": "Tapahtumia",
  "order-confirmation-duration": "Keskimäärin työpäiviä",
  "delivery-time": "Keskimäärin päiviä",
  "delivery-reliability": "Ajallaan %",
  fault: "Keskimäärin päiviä",
  "hit-rate": "Tilaukseen johti %",
  "service-time": "Ajoissa %",
};

/** What the measured days of one document are called in the list behind a figure. */
const measured: Record<ReportType, string | null> = {
  "count-per-event": null,
  "order-confirmation-duration": "Työpäiviä vahvistukseen",
  "delivery-time": "Päiviä valmistumiseen",
  "delivery-reliability": "Päiviä myöhässä",
  fault: "Päiviä valmistumiseen",
  "hit-rate": null,
  "service-time": "Palvelutunteja",
};

const ended: Record<ReportType, string | null> = {
  "count-per-event": null,
  "order-confirmation-duration": "Vahvistettu",
  "delivery-time": "Valmistui",
  "delivery-reliability": "Toimitettu",
  fault: "Valmistui",
  "hit-rate": null,
  "service-time": "Päättyi",
};

/** As a report names them, where no document beside tells which answer it is. */
const clocks: Record<ClockName, string> = {
  ...clockWords.names,
  availabilityAnswer: "Vastaus saatavuuskyselyyn",
  inquiryAnswer: "Vastaus tarjouspyyntöön",
};

const parties = { subscriber: "Tilaaja", supplier: "Toimittaja" };

/** By whose reason the day that was agreed has moved. */
const movers: Record<Mover, string> = {
  supplier: "Siirtynyt toimittajan syystä",
  unknown: "Siirtynyt, syytä ei kirjattu",
  neither: "Siirtynyt muusta syystä",
  subscriber: "Siirtynyt tilaajan syystä",
};

const breakdown = makeBreakdown({
  ...parties,
  type: { documentType: "Tapahtumatyyppi", faultType: "Vian tyyppi", clock: "Määräaika" },
  movedBy: "Sovittu päivä",
  slaClass: "SLA-luokka",
  productGroup: "Tuoteryhmä",
  month: "Kuukausi",
});

const monthNames = [
  "tammikuu",
  "helmikuu",
  "maaliskuu",
  "huhtikuu",
  "toukokuu",
  "kesäkuu",
  "heinäkuu",
  "elokuu",
  "syyskuu",
  "lokakuu",
  "marraskuu",
  "joulukuu",
] as const;

const areas: Record<ReportView, string> = {
  SUBSCRIBER: "Tilaajan raportit",
  SUPPLIER: "Toimittajan raportit",
  ERROR_HANDLER: "Vianhoitajan raportit",
  PORTAL: "Koko portaalin raportit",
};

/** Reports: their screens, their printed page and their files. */
export const reports = {
  title: "Raportit",
  areas,
  descriptions,
  keyFigures,
  measured,
  ended,
  parties,
  breakdown,
  movers,
  clocks,
  /** Of clocks, beside the share that was met. */
  serviceHours: { median: "Mediaani, h", ninetieth: "90 % enintään, h", stoodShare: "Odotti tilaajaa %" },
  bucket: makeBucket(buckets, bucketsOf),
  none: {
    type: "Ei tietoa",
    counterparty: "Ei tietoa",
    subscriber: "Ei tietoa",
    supplier: "Ei tietoa",
    movedBy: "Päivä ei ole siirtynyt",
    slaClass: "Ei SLA-luokkaa",
    productGroup: "Ei tuoteryhmää",
    month: "Ei tietoa",
  } satisfies Record<ReportBreakdown, string>,
  month: makeMonth(monthNames),
  ...spokenAlike,
  total: "Yhteensä",
  breakdownColumn: "Erittely",
  rowColumn: "Rivi",
  madeAt: (when: string) => `Laadittu ${when}`,
  /** In the place of an organization's name. */
  wholePortal: "Koko portaali",
  areasOf: (organization: string) => `Organisaation ${organization} raportit`,

  noAreas: "Roolillasi ei ole raportteja tässä organisaatiossa",
  type: "Raportti",
  notForRole: "Tämä raportti ei ole käytettävissä tässä roolissa. Valitse toinen raportti.",
  badSpan: "Raporttia ei voi laatia tältä jaksolta.",
  mode: "Laajuus",
  modes: { basic: "Perusraportti", advanced: "Laaja raportti" } satisfies Record<ReportMode, string>,
  period: "Jakso",
  ownPeriod: "Oma jakso",
  presets: {
    thisMonth: "Tämä kuukausi",
    lastMonth: "Viime kuukausi",
    thisQuarter: "Tämä vuosineljännes",
    thisYear: "Tämä vuosi",
    lastYear: "Viime vuosi",
  } satisfies Record<PeriodPreset, string>,
  from: "Alkaen",
  to: "Päättyen",
  show: "Näytä",
  productGroup: "Tuoteryhmä",
  product: "Tuote",
  allOfThem: "Kaikki",
  noDocuments: "Ei tapahtumia valitulla jaksolla",
  chosenUnknown: "Valittu, ei tapahtumia jaksolla",
  print: "Tulosta",
  formats: { csv: "CSV", xlsx: "Excel" },
  downloadAs: (format: string) => `Lataa ${format}-tiedosto`,
  downloaded: "Raportti ladattu",

  previous: "Edellinen jakso",
  tiles: {
    name: makeTileName(
      {
        total: { documentType: "Tapahtumia", faultType: "Tapahtumia", clock: "Määräaikoja" },
        READY: "Valmiita",
        CANCELLED: "Peruutettuja",
        average: "Keskimäärin",
        median: "Mediaani",
        ninetieth: "90\u00a0% enintään",
      },
      keyFigures,
    ),
    ...makeTileFigures(formats.number, {
      units: {
        count: ["", ""],
        days: ["\u00a0päivä", "\u00a0päivää"],
        workingDays: ["\u00a0työpäivä", "\u00a0työpäivää"],
        hours: ["\u00a0h", "\u00a0h"],
        percent: ["\u00a0%", "\u00a0%"],
      },
      points: "\u00a0%-yks.",
      same: (before) => `Sama kuin jaksolla ${before}`,
      compared: (change, before) => `${change}, kun vertaa jaksoon ${before}`,
    }),
    nothingBefore: (before: string) => `Ei vertailtavaa jaksolla ${before}`,
  },
  whole: "Kokonaisuus",
  byClass: {
    "count-per-event": "Tapahtumat tiloittain",
    "order-confirmation-duration": "Tilaukset vahvistusajan mukaan",
    "delivery-time": "Tilaukset toimitusajan mukaan",
    "delivery-reliability": "Tilaukset toimitusvarmuuden mukaan",
    fault: "Vikailmoitukset korjausajan mukaan",
    "hit-rate": "Tilatut ja tilaamatta jääneet",
    "service-time": "Pidetyt ja ylittyneet määräajat",
  } satisfies Record<ReportType, string>,
  allCounted: (count: string, rows: ReportDefinition["rows"]) =>
    `Yhteensä ${count} ${rows === "clock" ? "määräaikaa" : "tapahtumaa"}`,
  /** "… · Tilaukseen johti 29,3 %", "… · Keskimäärin 5,5 päivää" */
  keyFigure: (all: string, name: string, value: string) =>
    name.endsWith(" %")
      ? `${all} · ${name.slice(0, -2)} ${value}\u00a0%`
      : `${all} · ${name.replace("Keskimäärin ", `Keskimäärin ${value}\u00a0`).replace("päiviä", "päivää")}`,
  /** A count, and how many of a hundred it is. */
  part: (count: string, percent: number) => `${count} · ${percent}\u00a0%`,
  /** For those who do not see the chart. */
  chartHelp: (caption: string) => `Kaavio: ${caption}. Samat luvut ovat taulukossa.`,
  tableOf: (subject: string) => `${subject}, taulukko`,
  openFigure: (figure: string, count: string) => `${figure}: ${count}, avaa tapahtumat`,
  empty: "Jaksolla ei ole raportoitavia tapahtumia",
  emptyHelp: "Valitse pidempi jakso tai poista rajauksia.",

  documents: "Raportin tapahtumat",
  documentsOf: (report: string) => `${report}, tapahtumat`,
  backToReport: "Takaisin raporttiin",
  documentColumns: {
    id: "TID",
    caseId: "CID",
    documentType: "Tyyppi",
    eventState: "Tila",
    productName: "Tuote",
    createdAt: "Luotu",
    clock: "Määräaika",
  },
  documentsEmpty: "Tällä rajauksella ei ole tapahtumia",
};
