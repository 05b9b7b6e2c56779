import { formats } from "./formats.ts";

/** What the front pages have in common. */
export const front = {
  moreThan: (count: number) => `över ${formats.number(count)}`,
  changed: (when: string) => `ändrad ${when}`,
  valid: (date: string) => `giltig till ${date}`,
  estimated: (date: string) => `uppskattad ${date}`,
  proposed: (date: string) => `förslag ${date}`,
  waiting: (when: string) => `har väntat sedan ${when}`,
  reported: (when: string) => `inkom ${when}`,
  counts: "Alla ärenden",
  type: "Ärende",
};
