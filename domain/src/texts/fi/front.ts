import { formats } from "./formats.ts";

/** What the front pages have in common. */
export const front = {
  all: (count: string) => `Näytä kaikki (${count})`,
  moreThan: (count: number) => `yli ${formats.number(count)}`,
  inAll: (count: string) => `yhteensä ${count}`,
  requested: (date: string) => `toivottu ${date}`,
  changed: (when: string) => `muuttunut ${when}`,
  valid: (date: string) => `voimassa ${date} asti`,
  estimated: (date: string) => `arvioitu ${date}`,
  waiting: (when: string) => `odottanut ${when} alkaen`,
  reported: (when: string) => `ilmoitettu ${when}`,
  late: "myöhässä",
  today: "tänään",
  counts: "Kaikki tapahtumat",
  type: "Tapahtuma",
};
