import { firstNames, lastNames } from "../data/person-names.ts";
import { int, pick, type Random } from "../chance/random.ts";

export type Name = { firstName: string; lastName: string };

const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z]/g, "");

/** Names that nobody of the demo has had yet. */
export function makeNamer(random: Random): () => Name {
  const taken = new Set<string>();
  const next = (): Name => {
    const name = { firstName: pick(random, firstNames), lastName: pick(random, lastNames) };
    const whole = `${name.firstName} ${name.lastName}`;
    if (taken.has(whole)) return next();
    taken.add(whole);
    return name;
  };
  return next;
}

export function emailOf({ firstName, lastName }: Name, domain: string): string {
  return `${plainLetters(firstName)}.${plainLetters(lastName)}@${domain}.example`;
}

export function makePhone(random: Random): string {
  const prefix = pick(random, ["40", "44", "45", "50"]);
  return `+358 ${prefix} ${int(random, 500, 599)} ${String(int(random, 0, 9999)).padStart(4, "0")}`;
}
