import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build-stamp.mjs";
import { findFileFaults } from "./file-faults.ts";
import { listFiles } from "./list-files.ts";

const faults = listFiles().flatMap((file) =>
  findFileFaults(file, () => readFileSync(join(root, file), "utf8")).map((fault) => `${file}: ${fault}`),
);
for (const fault of faults) console.error(fault);
console.log(`file names, lengths and leftovers: ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
