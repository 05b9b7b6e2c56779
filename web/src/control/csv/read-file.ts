import { csvLimits } from "@runko/domain/csv/csv-limits";

/** A letter takes at most four bytes. */
const largestFile = csvLimits.characters * 4;

/** "Unicode text" of spreadsheets: with its mark, or known by the empty halves of its letters. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return "utf-16le";
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? "utf-16be" : undefined;
}

/** The text of a file as UTF-8 or UTF-16, or as older spreadsheets save Finnish; undefined when it is too large to be read. */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  if (file.size > largestFile) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return new TextDecoder(utf16Of(bytes) ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
