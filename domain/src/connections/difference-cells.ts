import type { ExportCell } from "../search/export-cells.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import { isMoney } from "../values/money.ts";
import type { Difference } from "./reconcile.ts";

/** The columns of a file of differences, in their order; labels in `texts.reconciliation.columns`. */
export const differenceColumns = [
  "kind",
  "line",
  "fileId",
  "tid",
  "partnerName",
  "productName",
  "subscriberConnectionId",
  "supplierConnectionId",
  "monthlyFee",
  "fileFee",
] as const satisfies (keyof Difference)[];

const cellOf = (said: string | number | null): ExportCell =>
  typeof said === "number" ? { kind: "number", number: said } : { kind: "text", text: said ?? "" };
const moneyOf = (said: string | null): ExportCell => cellOf(said !== null && isMoney(said) ? Number(said) : said);

/** The cells of a difference in a file, in the order of `differenceColumns`. */
export function differenceCells({ reconciliation }: Pick<Catalogue, "reconciliation">, row: Difference): ExportCell[] {
  return differenceColumns.map((column) => {
    if (column === "kind") return cellOf(reconciliation.kinds[row.kind]);
    return column === "monthlyFee" || column === "fileFee" ? moneyOf(row[column]) : cellOf(row[column]);
  });
}
