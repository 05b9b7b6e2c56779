import { formats } from "./formats.ts";

/** What the front pages have in common. */
export const front = {
  moreThan: (count: number) => `yli ${formats.number(count)}`,
  changed: (when: string) => `muuttunut ${when}`,
  valid: (date: string) => `voimassa ${date} asti`,
  estimated: (date: string) => `arvioitu ${date}`,
  proposed: (date: string) => `ehdotus ${date}`,
  waiting: (when: string) => `odottanut ${when} alkaen`,
  reported: (when: string) => `saapunut ${when}`,
  counts: "Kaikki tapahtumat",
  type: "Tapahtuma",
};
