import type { Sort } from "../../components/tables/data-column.ts";
import type { DocumentRow } from "../api/entities.ts";

const newestFirst: Sort = { column: "tid", direction: "desc" };

/** How results are sorted: the newest first until somebody sorts them, unless what the words name exactly comes before. */
export function shownOrder(asked: Sort | undefined, rows: readonly Pick<DocumentRow, "id">[] = []): Sort | undefined {
  const isNewestFirst = rows.length > 0 && rows.every(({ id }, place) => id <= (rows[place - 1]?.id ?? id));
  return asked ?? (isNewestFirst ? newestFirst : undefined);
}
