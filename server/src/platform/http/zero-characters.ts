/** An escape, as PostgreSQL could not keep it; behind one more backslash it is six plain characters. */
const zeroCharacter = /(?<!\\)(?:\\\\)*\\u0000/;

const having = new WeakSet();

/** Remembers of a body whether its JSON has a zero character, which is seen in the text at once. */
export function noteZeros(json: string, value: unknown): void {
  if (typeof value === "object" && value !== null && zeroCharacter.test(json)) having.add(value);
}

/** Where the texts of a body have a zero character. What stands for a token is judged by its signature alone. */
export function zerosIn(body: unknown): PropertyKey[][] {
  return typeof body === "object" && body !== null && having.has(body) ? pathsOfZeros(body, []) : [];
}

function pathsOfZeros(value: unknown, path: PropertyKey[]): PropertyKey[][] {
  if (typeof value === "string") return value.includes("\0") ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    if (key === "token") return [];
    return key.includes("\0") ? [path] : pathsOfZeros(each, [...path, key]);
  });
}
