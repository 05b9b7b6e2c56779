import type { ClockState } from "../../documents/clock-state.ts";
import type { ClockName } from "../../documents/clocks.ts";
import type { PauseReason } from "../../documents/pause-reason.ts";
import type { DayOff } from "../../service-times/days-off.ts";
import { makeTarget, type TargetUnits } from "../any-language/make-target.ts";

const names: Record<ClockName, string> = {
  takeUp: "Start of processing",
  availabilityAnswer: "Answer",
  inquiryAnswer: "Answer",
  confirmation: "Confirmation",
  delivery: "Delivery",
  repair: "Repair",
  cancellation: "Acknowledgement of cancellation",
};

const states: Record<ClockState, string> = {
  running: "Running",
  paused: "Waiting for the subscriber",
  atRisk: "Due time approaching",
  late: "Late",
  met: "In time",
  missed: "Was late",
};

const pauses: Record<PauseReason, string> = {
  returned: "returned for completion",
  question: "waiting for an answer to a question",
  cancelRequest: "cancellation has been requested",
  cancelCharge: "the cancellation charge is waiting for the subscriber",
  amendRequest: "a change has been requested",
  amendCharge: "the charge for the change is waiting for the subscriber",
  repair: "waiting for the repair to be accepted",
  held: "delayed for a reason on the subscriber’s side",
  reopened: "ready before it was reopened",
};

const daysOff: Record<DayOff, string> = {
  newYearsDay: "New Year’s Day",
  epiphany: "Epiphany",
  goodFriday: "Good Friday",
  easterSunday: "Easter Sunday",
  easterMonday: "Easter Monday",
  mayDay: "May Day",
  ascensionDay: "Ascension Day",
  whitSunday: "Whit Sunday",
  midsummerEve: "Midsummer Eve",
  midsummerDay: "Midsummer Day",
  allSaintsDay: "All Saints’ Day",
  independenceDay: "Independence Day",
  christmasEve: "Christmas Eve",
  christmasDay: "Christmas Day",
  boxingDay: "Boxing Day",
};

const units: TargetUnits = {
  open: {
    minutes: ["service minute", "service minutes"],
    hours: ["service hour", "service hours"],
    days: ["service day", "service days"],
  },
  always: { minutes: ["minute", "minutes"], hours: ["hour", "hours"], days: ["day", "days"] },
};

/** What has to be done of a document by when. */
export const clocks = {
  title: "Due times",
  names,
  states,
  daysOff,
  units,
  target: makeTarget(units, "round the clock"),
  agreedDay: "promised delivery date",

  today: (time: string) => `today at ${time}`,
  thisDay: "today",
  tomorrow: "tomorrow",
  daysLeft: (days: number) => (days === 1 ? "1 day left" : `${days} days left`),
  minutesLate: (minutes: number) => `${minutes} min late`,
  hoursLate: (hours: number) => `${hours} h late`,
  daysLate: (days: number) => (days === 1 ? "1 day late" : `${days} days late`),
  standsSince: (since: string) => `waiting for the subscriber since ${since}`,

  due: (when: string) => `Due ${when}`,
  original: (when: string) => `Originally ${when}`,
  stopped: (when: string) => `Done ${when}`,
  started: (when: string) => `Began ${when}`,
  within: (time: string) => `time allowed ${time}`,
  byClass: (within: string, slaClass: string) => `${within} (SLA class ${slaClass})`,
  slaClass: (name: string) => `SLA class ${name}`,
  gone: (percent: number) => `${percent}% of the time used`,
  dayOff: (date: string, reason: string) => `${date} ${reason}`,
  skipped: (days: string) => `Days off in between: ${days}`,
  pause: (from: string, to: string, why: string) => `Paused ${from} – ${to}: ${why}`,
  pauseGoesOn: (from: string, why: string) => `Paused since ${from}: ${why}`,
  why: pauses,
  serviceDay:
    "A service day is a day on which the supplier serves. Weekends and public holidays are not service days unless the supplier has told otherwise.",
};
