import type { ClockState } from "../../documents/clock-state.ts";
import type { ClockName } from "../../documents/clocks.ts";
import type { PauseReason } from "../../documents/pause-reason.ts";
import type { DayOff } from "../../service-times/days-off.ts";
import { makeTarget, type TargetUnits } from "../any-language/make-target.ts";

const names: Record<ClockName, string> = {
  takeUp: "Käsittelyyn otto",
  availabilityAnswer: "Vastaus",
  inquiryAnswer: "Vastaus",
  confirmation: "Vahvistus",
  delivery: "Toimitus",
  repair: "Korjaus",
  cancellation: "Peruutuksen kuittaus",
};

const states: Record<ClockState, string> = {
  running: "Käynnissä",
  paused: "Odottaa tilaajaa",
  atRisk: "Määräaika lähestyy",
  late: "Myöhässä",
  met: "Ajoissa",
  missed: "Myöhästyi",
};

const pauses: Record<PauseReason, string> = {
  returned: "palautettu täydennettäväksi",
  question: "odottaa vastausta kysymykseen",
  cancelRequest: "peruutusta on pyydetty",
  cancelCharge: "peruutusmaksu odottaa tilaajaa",
  amendRequest: "muutosta on pyydetty",
  amendCharge: "muutoksen maksu odottaa tilaajaa",
  repair: "odottaa korjauksen hyväksymistä",
  held: "viivästyy tilaajasta johtuvasta syystä",
  reopened: "valmiina ennen uudelleen avaamista",
};

const daysOff: Record<DayOff, string> = {
  newYearsDay: "uudenvuodenpäivä",
  epiphany: "loppiainen",
  goodFriday: "pitkäperjantai",
  easterSunday: "pääsiäispäivä",
  easterMonday: "toinen pääsiäispäivä",
  mayDay: "vappu",
  ascensionDay: "helatorstai",
  whitSunday: "helluntai",
  midsummerEve: "juhannusaatto",
  midsummerDay: "juhannuspäivä",
  allSaintsDay: "pyhäinpäivä",
  independenceDay: "itsenäisyyspäivä",
  christmasEve: "jouluaatto",
  christmasDay: "joulupäivä",
  boxingDay: "tapaninpäivä",
};

const units: TargetUnits = {
  open: {
    minutes: ["palveluminuutti", "palveluminuuttia"],
    hours: ["palvelutunti", "palvelutuntia"],
    days: ["palvelupäivä", "palvelupäivää"],
  },
  always: { minutes: ["minuutti", "minuuttia"], hours: ["tunti", "tuntia"], days: ["vuorokausi", "vuorokautta"] },
};

/** What has to be done of a document by when. */
export const clocks = {
  title: "Määräajat",
  names,
  states,
  daysOff,
  units,
  target: makeTarget(units, "ympäri vuorokauden"),
  agreedDay: "luvattu toimituspäivä",

  today: (time: string) => `tänään klo ${time}`,
  thisDay: "tänään",
  tomorrow: "huomenna",
  daysLeft: (days: number) => `${days} pv jäljellä`,
  minutesLate: (minutes: number) => `${minutes} min myöhässä`,
  hoursLate: (hours: number) => `${hours} t myöhässä`,
  daysLate: (days: number) => `${days} pv myöhässä`,
  standsSince: (since: string) => `odottaa tilaajaa ${since} alkaen`,

  due: (when: string) => `Määräaika ${when}`,
  original: (when: string) => `Alun perin ${when}`,
  stopped: (when: string) => `Tehty ${when}`,
  started: (when: string) => `Alkoi ${when}`,
  within: (time: string) => `aikaa ${time}`,
  byClass: (within: string, slaClass: string) => `${within} (SLA-luokka ${slaClass})`,
  slaClass: (name: string) => `SLA-luokka ${name}`,
  gone: (percent: number) => `Ajasta käytetty ${percent} %`,
  dayOff: (date: string, reason: string) => `${date} ${reason}`,
  skipped: (days: string) => `Väliin jäävät vapaapäivät: ${days}`,
  pause: (from: string, to: string, why: string) => `Pysähdyksissä ${from} – ${to}: ${why}`,
  pauseGoesOn: (from: string, why: string) => `Pysähdyksissä ${from} alkaen: ${why}`,
  why: pauses,
  serviceDay:
    "Palvelupäivä on päivä, jona toimittaja palvelee. Viikonloput ja pyhäpäivät eivät ole palvelupäiviä, ellei toimittaja ole toisin ilmoittanut.",
};
