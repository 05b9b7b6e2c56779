import { setImmediate as nextTurn } from "node:timers/promises";

/** Rows of which one turn of the event loop makes something, before others have theirs. */
const ROWS_OF_A_TURN = 20;

/** What is made of each of many rows, without holding up what else the process has to do. */
export async function inTurns<Row, Made>(rows: readonly Row[], make: (row: Row) => Made): Promise<Made[]> {
  const made: Made[] = [];
  for (const row of rows) {
    if (made.length > 0 && made.length % ROWS_OF_A_TURN === 0) await nextTurn();
    made.push(make(row));
  }
  return made;
}
