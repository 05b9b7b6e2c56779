import { byteOrderMark, writeCsvRows } from "@runko/domain/csv/write-csv";
import { cellText, type ExportCell } from "@runko/domain/search/export-cells";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { Readable } from "node:stream";

type Portions = AsyncIterable<ExportCell[][]>;

/** A CSV file that is written as its rows are read. */
export function csvFile(texts: Catalogue, headers: readonly string[], portions: Portions): Readable {
  async function* lines() {
    yield byteOrderMark + writeCsvRows([headers]);
    for await (const rows of portions)
      yield writeCsvRows(rows.map((cells) => cells.map((cell) => cellText(texts, cell))));
  }
  return Readable.from(lines(), { objectMode: false });
}
