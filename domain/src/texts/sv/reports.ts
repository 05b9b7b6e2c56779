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
  "under-5": "Mindre än 5 dagar",
  "5": "5 dagar",
  "6-10": "6–10 dagar",
  "11-14": "11–14 dagar",
  "over-14": "Över 14 dagar",
  "1-week": "1 vecka",
  "2-weeks": "2 veckor",
  "3-weeks": "3 veckor",
  "4-weeks": "4 veckor",
  "over-4-weeks": "Över 4 veckor",
  "on-time": "I rätt tid",
  "under-7": "Försenad mindre än 7 dagar",
  "7-14": "Försenad 7–14 dagar",
  "under-2": "Mindre än 2 dagar",
  "2-7": "2–7 dagar",
  "over-7": "Över 7 dagar",
  met: "I tid",
  missed: "Blev försenad",
  ordered: "Beställd",
  "not-ordered": "Inte beställd",
};

/** Where the words of a class depend on its report. */
const bucketsOf: Partial<Record<ReportType, Partial<Record<ReportBucketKey, string>>>> = {
  "delivery-reliability": { "over-14": "Försenad över 14 dagar" },
};

const descriptions: Record<ReportType, string> = {
  "count-per-event": "Ärenden som skapats under perioden enligt typ och status, inklusive arkiverade.",
  "order-confirmation-duration":
    "Arbetsdagar från det att beställningen skapades till bekräftelsen. Omfattar bekräftade beställningar.",
  "delivery-time": "Tiden från det att beställningen skapades tills den blev klar. Omfattar klara beställningar.",
  "delivery-reliability":
    "Faktisk leveransdag jämförd med den avtalade dagen, det vill säga den som först bekräftades och som endast beställarens eget önskemål flyttar. Omfattar klara beställningar som har båda dagarna.",
  fault: "Dagar från det att felanmälan skapades tills den blev klar. Omfattar klara anmälningar.",
  "hit-rate": "Hur stor del av offerterna och tillgänglighetssvaren som ledde till beställning. Avvisade ingår inte.",
  "service-time":
    "Hur stor del av tidsfristerna som hölls och hur många av leverantörens servicetimmar arbetet tog. Omfattar avslutade tidsfrister i ärenden som skapats under perioden; tid då leverantören väntade på beställaren ingår inte i timmarna.",
};

/** What the mean of the days, or the share, is called. */
const keyFigures: Record<ReportType, string> = {
  "count-per-event": "Ärenden",
  "order-confirmation-duration": "I medeltal arbetsdagar",
  "delivery-time": "I medeltal dagar",
  "delivery-reliability": "I rätt tid %",
  fault: "I medeltal dagar",
  "hit-rate": "Ledde till beställning %",
  "service-time": "I tid %",
};

/** What the measured days of one document are called in the list behind a figure. */
const measured: Record<ReportType, string | null> = {
  "count-per-event": null,
  "order-confirmation-duration": "Arbetsdagar till bekräftelsen",
  "delivery-time": "Dagar tills den blev klar",
  "delivery-reliability": "Dagar försenad",
  fault: "Dagar tills den blev klar",
  "hit-rate": null,
  "service-time": "Servicetimmar",
};

const ended: Record<ReportType, string | null> = {
  "count-per-event": null,
  "order-confirmation-duration": "Bekräftad",
  "delivery-time": "Blev klar",
  "delivery-reliability": "Levererad",
  fault: "Blev klar",
  "hit-rate": null,
  "service-time": "Avslutades",
};

/** As a report names them, where no document beside tells which answer it is. */
const clocks: Record<ClockName, string> = {
  ...clockWords.names,
  availabilityAnswer: "Svar på tillgänglighetsförfrågan",
  inquiryAnswer: "Svar på offertförfrågan",
};

const parties = { subscriber: "Beställare", supplier: "Leverantör" };

/** By whose reason the day that was agreed has moved. */
const movers: Record<Mover, string> = {
  supplier: "Flyttad på grund av leverantören",
  unknown: "Flyttad, ingen orsak antecknad",
  neither: "Flyttad av annan orsak",
  subscriber: "Flyttad på grund av beställaren",
};

const breakdown = makeBreakdown({
  ...parties,
  type: { documentType: "Ärendetyp", faultType: "Typ av fel", clock: "Tidsfrist" },
  movedBy: "Avtalad dag",
  slaClass: "SLA-klass",
  productGroup: "Produktgrupp",
  month: "Månad",
});

const monthNames = [
  "januari",
  "februari",
  "mars",
  "april",
  "maj",
  "juni",
  "juli",
  "augusti",
  "september",
  "oktober",
  "november",
  "december",
] as const;

const areas: Record<ReportView, string> = {
  SUBSCRIBER: "Beställarens rapporter",
  SUPPLIER: "Leverantörens rapporter",
  ERROR_HANDLER: "Felhanterarens rapporter",
  PORTAL: "Hela portalens rapporter",
};

/** Reports: their screens, their printed page and their files. */
export const reports = {
  title: "Rapporter",
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
  serviceHours: {
    median: "Median, h",
    ninetieth: "90\u00a0% högst, h",
    stoodShare: "Väntade på beställaren %",
  },
  bucket: makeBucket(buckets, bucketsOf),
  none: {
    type: "Uppgift saknas",
    counterparty: "Uppgift saknas",
    subscriber: "Uppgift saknas",
    supplier: "Uppgift saknas",
    movedBy: "Dagen har inte flyttats",
    slaClass: "Ingen SLA-klass",
    productGroup: "Ingen produktgrupp",
    month: "Uppgift saknas",
  } satisfies Record<ReportBreakdown, string>,
  month: makeMonth(monthNames),
  ...spokenAlike,
  total: "Totalt",
  breakdownColumn: "Uppdelning",
  rowColumn: "Rad",
  madeAt: (when: string) => `Sammanställd ${when}`,
  /** In the place of an organization's name. */
  wholePortal: "Hela portalen",
  areasOf: (organization: string) => `Rapporter för organisationen ${organization}`,

  noAreas: "Din roll har inga rapporter i den här organisationen",
  type: "Rapport",
  notForRole: "Den här rapporten är inte tillgänglig i den här rollen. Välj en annan rapport.",
  badSpan: "En rapport kan inte sammanställas för den här perioden.",
  mode: "Omfattning",
  modes: { basic: "Basrapport", advanced: "Utförlig rapport" } satisfies Record<ReportMode, string>,
  period: "Period",
  ownPeriod: "Egen period",
  presets: {
    thisMonth: "Denna månad",
    lastMonth: "Förra månaden",
    thisQuarter: "Detta kvartal",
    thisYear: "Detta år",
    lastYear: "Förra året",
  } satisfies Record<PeriodPreset, string>,
  from: "Från och med",
  to: "Till och med",
  show: "Visa",
  productGroup: "Produktgrupp",
  product: "Produkt",
  allOfThem: "Alla",
  noDocuments: "Inga ärenden under den valda perioden",
  chosenUnknown: "Vald, inga ärenden under perioden",
  print: "Skriv ut",
  formats: { csv: "CSV", xlsx: "Excel" },
  downloadAs: (format: string) => `Ladda ner ${format}-fil`,
  downloaded: "Rapporten laddades ner",

  previous: "Föregående period",
  tiles: {
    name: makeTileName(
      {
        total: { documentType: "Ärenden", faultType: "Ärenden", clock: "Tidsfrister" },
        READY: "Klara",
        CANCELLED: "Annullerade",
        average: "I medeltal",
        median: "Median",
        ninetieth: "90\u00a0% högst",
      },
      keyFigures,
    ),
    ...makeTileFigures(formats.number, {
      units: {
        count: ["", ""],
        days: ["\u00a0dag", "\u00a0dagar"],
        workingDays: ["\u00a0arbetsdag", "\u00a0arbetsdagar"],
        hours: ["\u00a0h", "\u00a0h"],
        percent: ["\u00a0%", "\u00a0%"],
      },
      points: "\u00a0procentenheter",
      same: (before) => `Samma som perioden ${before}`,
      compared: (change, before) => `${change} jämfört med perioden ${before}`,
    }),
    nothingBefore: (before: string) => `Inget att jämföra med under perioden ${before}`,
  },
  whole: "Helhet",
  byClass: {
    "count-per-event": "Ärenden enligt status",
    "order-confirmation-duration": "Beställningar enligt bekräftelsetid",
    "delivery-time": "Beställningar enligt leveranstid",
    "delivery-reliability": "Beställningar enligt leveranssäkerhet",
    fault: "Felanmälningar enligt reparationstid",
    "hit-rate": "Beställda och inte beställda",
    "service-time": "Hållna och överskridna tidsfrister",
  } satisfies Record<ReportType, string>,
  allCounted: (count: string, rows: ReportDefinition["rows"]) =>
    `Totalt ${count} ${rows === "clock" ? (count === "1" ? "tidsfrist" : "tidsfrister") : count === "1" ? "ärende" : "ärenden"}`,
  /** "… · Ledde till beställning 29,3 %", "… · I medeltal 5,5 dagar" */
  keyFigure: (all: string, name: string, value: string) =>
    name.endsWith(" %")
      ? `${all} · ${name.slice(0, -2)} ${value}\u00a0%`
      : `${all} · ${name.replace("I medeltal ", `I medeltal ${value}\u00a0`)}`,
  /** A count, and how many of a hundred it is. */
  part: (count: string, percent: number) => `${count} · ${percent}\u00a0%`,
  /** For those who do not see the chart. */
  chartHelp: (caption: string) => `Diagram: ${caption}. Samma siffror finns i tabellen.`,
  tableOf: (subject: string) => `${subject}, tabell`,
  openFigure: (figure: string, count: string) => `${figure}: ${count}, öppna ärendena`,
  empty: "Perioden har inga ärenden att rapportera",
  emptyHelp: "Välj en längre period eller ta bort avgränsningar.",

  documents: "Rapportens ärenden",
  documentsOf: (report: string) => `${report}, ärenden`,
  backToReport: "Tillbaka till rapporten",
  documentColumns: {
    id: "TID",
    caseId: "CID",
    documentType: "Typ",
    eventState: "Status",
    productName: "Produkt",
    createdAt: "Skapad",
    clock: "Tidsfrist",
  },
  documentsEmpty: "Inga ärenden med den här avgränsningen",
};
