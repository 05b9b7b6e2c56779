import { formats } from "./formats.ts";

/** What the front pages have in common. */
export const front = {
  moreThan: (count: number) => `more than ${formats.number(count)}`,
  changed: (when: string) => `changed ${when}`,
  valid: (date: string) => `valid until ${date}`,
  estimated: (date: string) => `estimated ${date}`,
  proposed: (date: string) => `proposed ${date}`,
  waiting: (when: string) => `waiting since ${when}`,
  reported: (when: string) => `arrived ${when}`,
  counts: "All documents",
  type: "Document",
};
