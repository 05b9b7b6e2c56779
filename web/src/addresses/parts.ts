import type { Part } from "./address.ts";

/** Any text; "" when nothing is said. */
export const textOf = (name: string): Part<string> => ({
  names: [name],
  read: (query) => query.get(name) ?? "",
  write: (value) => ({ [name]: value || undefined }),
});

/** What names one thing, such as the id of an organization. */
export const idOf = (name: string): Part<string | undefined> => ({
  names: [name],
  read: (query) => query.get(name) || undefined,
  write: (value) => ({ [name]: value || undefined }),
});

/** One of these; undefined when none of them is said. */
export const oneOf = <Value extends string>(name: string, values: readonly Value[]): Part<Value | undefined> => ({
  names: [name],
  read: (query) => values.find((value) => value === query.get(name)),
  write: (value) => ({ [name]: value }),
});

/** Whether it is said, no matter how. */
export const given = (name: string): Part<boolean> => ({
  names: [name],
  read: (query) => query.has(name),
  write: (value) => ({ [name]: value ? "1" : undefined }),
});

/** Whether it is so, which `yes` says. */
export const flag = (name: string, yes = "1"): Part<boolean> => ({
  names: [name],
  read: (query) => query.get(name) === yes,
  write: (value) => ({ [name]: value ? yes : undefined }),
});
