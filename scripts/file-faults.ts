import { basename, dirname } from "node:path";

const ceiling = 400;
const code = /\.(ts|tsx|mjs|cjs|css|sql|html)$/;
const typescript = /\.(ts|tsx|mjs|cjs)$/;
const generatedOrData = /\.generated\.ts$|^server\/seed\/data\//;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const shouted = /^[A-Z]+(\.md)?$/;
const downloadHost = /"resolved": "[a-z+]+:\/\//;

const leftovers = /\b(TODO|FIXME)\b|@ts-(ignore|nocheck|expect-error)\b|\b(eslint|oxlint|biome)-(disable|ignore)/;

function isWellNamed(file: string): boolean {
  const names = [...dirname(file).split("/"), basename(file)].filter((name) => name !== ".");
  return names.every((name, index) => {
    const last = index === names.length - 1;
    return kebabCase.test(name.replace(/^\./, "")) || (last && shouted.test(name));
  });
}

/** What is wrong with a file of the repository, in a sentence each. */
export function findFileFaults(file: string, read: () => string): string[] {
  const faults: string[] = [];
  if (!isWellNamed(file)) faults.push("names of files and folders are kebab-case.");
  if (file === "package-lock.json" && downloadHost.test(read())) faults.push("the lockfile names a download host.");
  if (!code.test(file) || generatedOrData.test(file)) return faults;
  const lines = read().split("\n");
  if (lines.length - 1 > ceiling) faults.push(`${lines.length - 1} lines; the ceiling is ${ceiling}.`);
  // This file and its test name what they look for.
  if (typescript.test(file) && !file.startsWith("scripts/file-faults")) {
    lines.forEach((line, index) => {
      if (leftovers.test(line)) faults.push(`line ${index + 1} is a leftover or a suppression: ${line.trim()}`);
    });
  }
  return faults;
}
