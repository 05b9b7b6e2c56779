export type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const asObject = (value: unknown): JsonObject | null => (isObject(value) ? value : null);

/** A text, also where a number was written; undefined of anything else. The one way to read a text of a body. */
export const textOf = (given: unknown): string | undefined =>
  typeof given === "string" ? given : typeof given === "number" ? String(given) : undefined;

/** The list that is given, one thing alone as a list of it, nothing as an empty one. */
export const asList = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

export const firstObject = (value: unknown): JsonObject | null => asObject(asList(value)[0]);

/** What stands at a dotted path of own attributes. */
export function valueAt(given: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined), given);
}

/** A copy with the value at a dotted path, objects made on the way where there are none. */
export function withValueAt(given: JsonObject, path: string, value: unknown): JsonObject {
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0) return { ...given, [name]: value };
  return { ...given, [name]: withValueAt(asObject(given[name]) ?? {}, rest.join("."), value) };
}

/** Puts the value at a path of names into the object itself, objects made on the way where there are none. */
export function putValueAt(into: JsonObject, path: readonly string[], value: unknown): void {
  let at = into;
  for (const name of path.slice(0, -1)) {
    const inner = asObject(at[name]) ?? {};
    at[name] = inner;
    at = inner;
  }
  at[path.at(-1) ?? ""] = value;
}

/** A JSON pointer one step on. */
export const pointerTo = (pointer: string, ...steps: readonly (string | number)[]): string =>
  [pointer, ...steps.map((step) => String(step).replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");
