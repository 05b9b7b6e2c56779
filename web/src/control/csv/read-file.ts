import { csvLimits } from "@runko/domain/csv/csv-limits";

/** A letter takes at most four bytes. */
const largestFile = csvLimits.characters * 4;

/** The text of a file as UTF-8, or as older spreadsheets save Finnish; undefined when it is too large to be read. */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  if (file.size > largestFile) return undefined;
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
