/** The bracket form of a JSON value, as a client's query library writes it; every value becomes text. */
export function toBrackets(name: string, value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return { [name]: String(value) };
  return Object.assign({}, ...Object.entries(value).map(([key, child]) => toBrackets(`${name}[${key}]`, child)));
}
