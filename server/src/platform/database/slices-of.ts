/** So many rows at once keep the parameters of one INSERT far below the 65,535 that PostgreSQL takes. */
const MOST_ROWS = 1000;

/** Rows in portions that one statement may insert. */
export function* slicesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += MOST_ROWS) yield rows.slice(from, from + MOST_ROWS);
}
