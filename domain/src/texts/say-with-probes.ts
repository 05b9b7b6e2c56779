import { documentTypes } from "../enumerations/document-types.ts";

/** What a sentence may be given at a place: what people wrote, counts, types, days and instants. */
const probesAt = (place: number): readonly unknown[] => [
  `«${place}»`,
  40 + place,
  1,
  ...documentTypes.slice(2, 4),
  "2026-03-05",
  "2026-03-05T12:07:00.000Z",
  [`«${place}»`],
  probe(place),
];

/** Something of which each part is a probe itself. */
function probe(place: number): unknown {
  const parts: Record<string, unknown> = {};
  return new Proxy(parts, {
    get: (_, key) => {
      if (typeof key !== "string") return undefined;
      if (/days|minutes|amount|count|max|min|rows|hours|products|documents|nnis|commonProducts/i.test(key))
        return 40 + place;
      return `«${place}»`;
    },
  });
}

function* tuples(length: number): Generator<readonly unknown[]> {
  if (length === 0) return yield [];
  for (const rest of tuples(length - 1)) for (const each of probesAt(length)) yield [...rest, each];
}

const MOST_CALLS = 2000;

function say(of: unknown, given: readonly unknown[]): string | undefined {
  try {
    const said: unknown = typeof of === "function" ? Reflect.apply(of, undefined, [...given]) : undefined;
    return typeof said === "string" && !/undefined|NaN|\[object/u.test(said) ? said : undefined;
  } catch {
    return undefined;
  }
}

/** What two functions of the same parameters say of whatever both make a sentence of. */
export function sayWithProbes(one: unknown, other: unknown): [string[], string[]] {
  const said: [string[], string[]] = [[], []];
  let calls = 0;
  const length = typeof one === "function" ? Math.max(1, Math.min(one.length, 4)) : 0;
  for (const given of tuples(length)) {
    if ((calls += 1) > MOST_CALLS) break;
    const [left, right] = [say(one, given), say(other, given)];
    if (left === undefined || right === undefined) continue;
    said[0].push(left);
    said[1].push(right);
  }
  return said;
}
