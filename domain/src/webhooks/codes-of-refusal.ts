/** The name that a program gives a fault, without blanks and long numbers: no sentence, no address of anybody, no telephone. */
const isCode = (value: unknown): boolean =>
  (typeof value === "string" || typeof value === "number") &&
  /^(?!.*\d{5})[A-Za-z0-9][A-Za-z0-9._:/-]{0,99}$/.test(String(value));

/** Where it stands: RFC 9457, TM Forum and most others. */
const isNamed = ([member, value]: [string, unknown]): boolean =>
  (member === "type" || member === "code" || member === "error") && isCode(value);

function readObject(text: string): object {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" && read !== null ? read : {};
  } catch {
    return {};
  }
}

/** Of the answer of a program that refused something: its codes as JSON, and nothing that it may have sent back of what it got. */
export function codesOfRefusal(answer: string): string {
  const codes = Object.entries(readObject(answer)).filter(isNamed);
  return codes.length === 0 ? "" : JSON.stringify(Object.fromEntries(codes));
}
