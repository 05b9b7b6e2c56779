import { areaFileColumns, municipalityReader, readAreaRow } from "@runko/domain/imports/area-file";
import { areaFileModes, type AreaColumn, type AreaFileMode } from "@runko/domain/products/area-columns";
import { areaLimits } from "@runko/domain/products/product-areas";
import { guessMapping, namedCells } from "@runko/domain/imports/map-columns";
import type { Issue } from "@runko/domain/values/issue";
import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Database } from "../platform/database/schema.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { inTurns } from "../platform/in-turns.ts";
import { readSheet } from "../sheets/read-sheet.ts";
import { receiveSheet, sheetNameSchema } from "../sheets/receive-sheet.ts";
import { longSheet, sheetIssue } from "../sheets/sheet.ts";
import { listMunicipalities, type KeyedArea } from "./product-area-store.ts";

const metadataSchema = z.strictObject({
  mode: z.enum(areaFileModes).meta({ description: "`add`: what the file does not name stays; `replace`: it goes." }),
  sheet: sheetNameSchema,
});

export const areaFileBody = z.object({
  metadata: metadataSchema,
  file: z.string().meta({
    format: "binary",
    description: `CSV or XLSX, at most ${longSheet.file.megabytes} MB and ${areaLimits.areas} rows.`,
  }),
});

/** What is wrong with a row, at one of its columns. */
export type WrongCell = { line: number; issue: Issue };

export type AreaFile = {
  mode: AreaFileMode;
  fileName: string;
  rows: number;
  areas: KeyedArea[];
  wrong: WrongCell[];
  /** Headers that say nothing of an area. */
  ignored: string[];
};

/** The areas that a file says, each row read by itself; a file that lacks a column altogether is refused. */
export async function receiveAreaFile(db: Kysely<Database>, request: FastifyRequest): Promise<AreaFile> {
  const { texts } = request;
  const { metadata, file } = await receiveSheet(request, metadataSchema, longSheet.file);
  const read = await readSheet(file.bytes, { ...longSheet, rows: areaLimits.areas, sheet: metadata.sheet });
  if ("issue" in read) refuseIssues([read.issue]);
  const [head, ...below] = "rows" in read ? read.rows : [];
  const headers = head?.cells ?? [];
  const columns = areaFileColumns(texts);
  const mapping = guessMapping(headers, columns);
  refuseIssues(
    columns
      .filter(({ name, required }) => required && !mapping.includes(name))
      .map(({ header }) => sheetIssue("CSV_COLUMN_MISSING", { column: header }).issue),
  );
  const numberOf = municipalityReader(await listMunicipalities(db));
  const said = new Set<string>();
  const areas: KeyedArea[] = [];
  const wrong: WrongCell[] = [];
  await inTurns(below, ({ line, cells }) => {
    const row = readAreaRow(texts, namedCells(cells, mapping, {}) as Partial<Record<AreaColumn, string>>, numberOf);
    if (!("area" in row)) {
      wrong.push(...row.issues.map((issue) => ({ line, issue })));
      return;
    }
    const { area, key } = row;
    const place = `${area.kind} ${key}`;
    if (said.has(place)) wrong.push({ line, issue: { path: "code", code: "DUPLICATE" } });
    else areas.push({ ...area, key });
    said.add(place);
  });
  const ignored = headers.filter((header, at) => mapping[at] === null && header.trim() !== "");
  return { mode: metadata.mode, fileName: file.fileName, rows: below.length, areas, wrong, ignored };
}
