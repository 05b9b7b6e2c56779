export type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The names by their first part, each with what of it is asked for; empty: all. */
function byFirstPart(names: readonly string[]): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const name of names) {
    const dot = name.indexOf(".");
    const [first, rest] = dot < 0 ? [name, undefined] : [name.slice(0, dot), name.slice(dot + 1)];
    const known = parts.get(first);
    if (rest === undefined || known?.length === 0) parts.set(first, []);
    else parts.set(first, [...(known ?? []), rest]);
  }
  return parts;
}

function select(value: unknown, names: readonly string[]): unknown {
  if (names.length === 0) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => select(each, names));
  return isObject(value) ? selectAttributes(value, names) : value;
}

/** Exactly the named attributes, of which the resource may have none; a dotted name reaches into objects and arrays. */
export function selectAttributes(resource: Json, names: readonly string[] | undefined): Json {
  if (names === undefined) return resource;
  const selected: Json = {};
  for (const [name, within] of byFirstPart(names))
    if (Object.hasOwn(resource, name)) selected[name] = select(resource[name], within);
  return selected;
}
