const plain = "acdefghijklnoprstuvyäöACDEGHIJKLMNOPRSTUVYÄÖ";
const strange = "áçđéƒğĥíĵķļñóþŕšţúṽýæøÁÇĐÉĞĤÍĴĶĻḾÑÓÞŔŠŢÚṼÝÆØ";
const accents = new Map([...plain].map((letter, place) => [letter, [...strange][place] ?? letter]));

const accented = (text: string): string => text.replaceAll(/\p{L}/gu, (letter) => accents.get(letter) ?? letter);

/** The texts among what a sentence was given: what people wrote stays as they wrote it. */
function textsIn(given: unknown): string[] {
  if (typeof given === "string") return given === "" ? [] : [given];
  return typeof given === "object" && given !== null ? Object.values(given).flatMap(textsIn) : [];
}

function said(text: string, given: readonly string[]): string {
  const [first, ...others] = given;
  if (first === undefined) return accented(text);
  return text
    .split(first)
    .map((part) => said(part, others))
    .join(first);
}

type Way = {
  /** The texts that a sentence was given, the longest first. */
  given: readonly string[];
  /** Keys of what names things to the portal, not to people. */
  names: readonly string[];
};

function spoken(text: unknown, way: Way): unknown {
  if (typeof text === "string") return text === "" ? "" : `⟦${said(text, way.given)}⟧`;
  if (typeof text === "function")
    return (...parts: unknown[]) => {
      const given = textsIn(parts).toSorted((one, other) => other.length - one.length);
      return spoken(Reflect.apply(text, undefined, parts), { ...way, given });
    };
  if (Array.isArray(text)) return text.map((each) => spoken(each, way));
  if (typeof text !== "object" || text === null) return text;
  return Object.fromEntries(
    Object.entries(text).map(([key, each]) => [key, way.names.includes(key) ? each : spoken(each, way)]),
  );
}

/** The same texts in brackets and with other letters, so that what stands on a screen without them is none of the catalogue's. */
export const pseudo = <Texts>(texts: Texts, names: readonly string[] = []): Texts =>
  spoken(texts, { given: [], names }) as Texts;
