import { askedRowColumns, availabilityKind as name, readAskedRow } from "@runko/domain/imports/asked-row";
import type { ImportKind } from "../../import-kind.ts";
import { Problem } from "../../platform/http/problem.ts";

/** Rows of a file as addresses of which is asked what can be had there (0177). They become nothing by themselves. */
export const availabilityKind: ImportKind = {
  name,
  role: "SUBSCRIBER",
  columns: (_context, { texts }) => Promise.resolve(askedRowColumns(texts)),
  resultColumns: () => ({}),
  check: (_context, { texts }, rows) => Promise.resolve(rows.map(({ cells }) => readAskedRow(texts, cells))),
  sends: false,
  send: () => Promise.reject(new Problem("IMPORT_STATE")),
};
