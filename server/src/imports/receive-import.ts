import type { FastifyRequest } from "fastify";
import { z } from "zod";
import {
  cellRowsSchema,
  cellSchema,
  parseRows,
  receiveSheet,
  sheetFileSchema,
  sheetNameSchema,
} from "../sheets/receive-sheet.ts";
import { sheetLimits } from "../sheets/sheet.ts";
import type { GivenFile } from "./start-import.ts";

export const defaultsSchema = z
  .record(z.string().max(200), cellSchema)
  .refine((defaults) => Object.keys(defaults).length <= sheetLimits.columns, "TOO_MANY");

const said = {
  kind: z.string().max(100).meta({ description: "What the rows become." }),
  defaults: defaultsSchema.default({}).meta({ description: "What a row says that leaves the column empty." }),
};

/** The part `metadata` of an upload. */
const metadataSchema = z.strictObject({ ...said, sheet: sheetNameSchema });

const rowsSchema = z.strictObject({
  ...said,
  fileName: z.string().max(200).default("rows.json"),
  rows: cellRowsSchema,
});

export const uploadSchema = z.union([z.object({ metadata: metadataSchema, file: sheetFileSchema }), rowsSchema]);

export type ReceivedImport = { kind: string; defaults: Record<string, string>; file: GivenFile };

/** What came: a file by multipart, or rows as JSON. */
export async function receiveImport(request: FastifyRequest): Promise<ReceivedImport> {
  if (request.isMultipart()) {
    const { metadata, file } = await receiveSheet(request, metadataSchema);
    const { kind, defaults, sheet } = metadata;
    return { kind, defaults, file: { ...file, sheet } };
  }
  const { kind, defaults, fileName, rows } = parseRows(rowsSchema, request.body);
  return { kind, defaults, file: { fileName, rows } };
}
