import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build-stamp.mjs";
import { listFiles } from "./list-files.ts";
import { findStrayTexts } from "./stray-texts.ts";

const scope = /^(web|server|domain)\/src\/(?!texts\/(?!any-language\/)).*\.tsx?$/;
// Passwords that people choose and single letters are said to nobody.
const excepted = /\.test\.tsx?$|\.generated\.ts$|common-passwords\.ts$|fold-letters\.ts$/;

const strays = listFiles()
  .filter((file) => scope.test(file) && !excepted.test(file))
  .flatMap((file) =>
    findStrayTexts(file, readFileSync(join(root, file), "utf8")).map(
      ({ line, text }) => `${file}:${line}: this text belongs in domain/src/texts/fi: ${text}`,
    ),
  );
for (const stray of strays) console.error(stray);
console.log(`texts outside the catalogue: ${strays.length}`);
process.exitCode = strays.length === 0 ? 0 : 1;
