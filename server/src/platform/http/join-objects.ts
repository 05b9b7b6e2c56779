/** One JSON object of several that are written already and name different things; nothing is parsed. */
export const joinObjects = (...objects: readonly string[]): string =>
  `{${objects
    .map((object) => object.slice(1, -1).trim())
    .filter((members) => members !== "")
    .join(",")}}`;
