import type { ClockState } from "../../documents/clock-state.ts";
import type { ClockName } from "../../documents/clocks.ts";
import type { PauseReason } from "../../documents/pause-reason.ts";
import type { DayOff } from "../../service-times/days-off.ts";
import { makeTarget, type TargetUnits } from "../any-language/make-target.ts";

const names: Record<ClockName, string> = {
  takeUp: "Start av behandling",
  availabilityAnswer: "Svar",
  inquiryAnswer: "Svar",
  confirmation: "Bekräftelse",
  delivery: "Leverans",
  repair: "Reparation",
  cancellation: "Kvittering av annullering",
};

const states: Record<ClockState, string> = {
  running: "Löper",
  paused: "Väntar på beställaren",
  atRisk: "Tidsfristen närmar sig",
  late: "Försenad",
  met: "I tid",
  missed: "Blev försenad",
};

const pauses: Record<PauseReason, string> = {
  returned: "returnerad för komplettering",
  question: "väntar på svar på en fråga",
  cancelRequest: "annullering har begärts",
  cancelCharge: "annulleringsavgiften väntar på beställaren",
  amendRequest: "ändring har begärts",
  amendCharge: "avgiften för ändringen väntar på beställaren",
  repair: "väntar på godkännande av reparationen",
  held: "försenas av en orsak som beror på beställaren",
  reopened: "klar innan den öppnades på nytt",
};

const daysOff: Record<DayOff, string> = {
  newYearsDay: "nyårsdagen",
  epiphany: "trettondagen",
  goodFriday: "långfredagen",
  easterSunday: "påskdagen",
  easterMonday: "annandag påsk",
  mayDay: "första maj",
  ascensionDay: "Kristi himmelsfärdsdag",
  whitSunday: "pingstdagen",
  midsummerEve: "midsommarafton",
  midsummerDay: "midsommardagen",
  allSaintsDay: "alla helgons dag",
  independenceDay: "självständighetsdagen",
  christmasEve: "julafton",
  christmasDay: "juldagen",
  boxingDay: "annandag jul",
};

const units: TargetUnits = {
  open: {
    minutes: ["serviceminut", "serviceminuter"],
    hours: ["servicetimme", "servicetimmar"],
    days: ["servicedag", "servicedagar"],
  },
  always: { minutes: ["minut", "minuter"], hours: ["timme", "timmar"], days: ["dygn", "dygn"] },
};

/** What has to be done of a document by when. */
export const clocks = {
  title: "Tidsfrister",
  names,
  states,
  daysOff,
  units,
  target: makeTarget(units, "dygnet runt"),
  agreedDay: "utlovad leveransdag",

  today: (time: string) => `i dag kl. ${time}`,
  thisDay: "i dag",
  tomorrow: "i morgon",
  daysLeft: (days: number) => (days === 1 ? "1 dag kvar" : `${days} dagar kvar`),
  minutesLate: (minutes: number) => `${minutes} min försenad`,
  hoursLate: (hours: number) => `${hours} h försenad`,
  daysLate: (days: number) => (days === 1 ? "1 dag försenad" : `${days} dagar försenad`),
  standsSince: (since: string) => `väntar på beställaren sedan ${since}`,

  due: (when: string) => `Tidsfrist ${when}`,
  original: (when: string) => `Ursprungligen ${when}`,
  stopped: (when: string) => `Utförd ${when}`,
  started: (when: string) => `Började ${when}`,
  within: (time: string) => `tid ${time}`,
  byClass: (within: string, slaClass: string) => `${within} (SLA-klass ${slaClass})`,
  slaClass: (name: string) => `SLA-klass ${name}`,
  gone: (percent: number) => `Av tiden har använts ${percent}\u00a0%`,
  dayOff: (date: string, reason: string) => `${date} ${reason}`,
  skipped: (days: string) => `Lediga dagar som inte räknas: ${days}`,
  pause: (from: string, to: string, why: string) => `Stod stilla ${from} – ${to}: ${why}`,
  pauseGoesOn: (from: string, why: string) => `Står stilla sedan ${from}: ${why}`,
  why: pauses,
  serviceDay:
    "En servicedag är en dag då leverantören ger service. Veckoslut och helgdagar är inte servicedagar, om leverantören inte har meddelat något annat.",
};
